import Diagnostics
import Pages
import Rendering
import Synchronization

/// Makes the pages of a build, and remembers their digests where files are made of them.
///
/// A class because all files of a build share what is remembered.
final class PageDrafts: Sendable {
  let maker: PageMaker
  private let isAskedAgain: Bool
  /// By path.
  private let digests = Mutex<[String: String]>([:])

  /// - Parameter isAskedAgain: whether the digest of a page is asked for once the page is made.
  init(_ maker: PageMaker, isAskedAgain: Bool) {
    self.maker = maker
    self.isAskedAgain = isAskedAgain
  }

  func digest(of recorded: RecordedPage) -> String {
    let digest = maker.digest(of: recorded)
    if isAskedAgain { digests.withLock { $0[recorded.page.path] = digest } }
    return digest
  }

  /// The page is read for it, if it has not been yet.
  func digest(of page: Page) throws(Fault) -> String {
    if let known = digests.withLock({ $0[page.path] }) { return known }
    return digest(of: try maker.recorded(page))
  }
}
