import Pages
import Synchronization

/// What the theme puts around the pages of each folder, made once.
///
/// A class because pages that are made at the same time share it.
final class ThemePartsOfFolders: Sendable {
  /// Few: the root, collections, their facets and shared names. Two that are made at once stand there twice.
  private let known = Mutex<[(folder: [UInt8], parts: ThemeParts)]>([])

  func parts(of page: Page, _ make: () -> ThemeParts) -> ThemeParts {
    // It carries its styles itself.
    guard !page.isSelfContained else { return make() }
    let path = page.path.utf8
    let folder = path[..<(path.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex)]
    let length = folder.count
    let parts = known.withLock { known in
      known.first { $0.folder.count == length && $0.folder.elementsEqual(folder) }?.parts
    }
    if let parts { return parts }
    let made = make()
    known.withLock { $0.append((Array(folder), made)) }
    return made
  }
}
