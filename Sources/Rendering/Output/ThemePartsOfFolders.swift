import Pages
import Synchronization

/// What the theme puts around the pages of each folder, made once.
///
/// A class because pages that are made at the same time share it.
final class ThemePartsOfFolders: Sendable {
  private let known = Mutex<[Substring: ThemeParts]>([:])

  func parts(of page: Page, _ make: () -> ThemeParts) -> ThemeParts {
    // It carries its styles itself.
    guard !page.isSelfContained else { return make() }
    let folder = page.path[..<(page.path.lastIndex(of: "/") ?? page.path.startIndex)]
    if let parts = known.withLock({ $0[folder] }) { return parts }
    let parts = make()
    known.withLock { $0[folder] = parts }
    return parts
  }
}
