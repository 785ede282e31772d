import Diagnostics
import Pages
import Publishing
import Rendering
import Synchronization

/// Makes the pages of a build, and remembers their digests where files are made of them.
///
/// A class because all files of a build share what is remembered.
final class PageDrafts: Sendable {
  let maker: PageMaker
  private let memory: (pages: PageMemory, keys: PageKeys)?
  private let isAskedAgain: Bool
  /// By path.
  private let digests = Mutex<[String: String]>([:])

  /// - Parameters:
  ///   - memory: what is known of pages from what they are made from.
  ///   - isAskedAgain: whether the digest of a page is asked for once the page is made.
  init(
    _ maker: PageMaker, memory: (pages: PageMemory, keys: PageKeys)?, isAskedAgain: Bool
  ) {
    self.maker = maker
    self.memory = memory
    self.isAskedAgain = isAskedAgain
  }

  /// The page is read at once where nothing is known of it, else once its bytes are asked for.
  func draft(of page: Page) throws(Fault) -> FileDraft {
    let key = memory?.keys.key(of: page)
    if let key, let digest = memory?.pages.digest(key) {
      note(digest, of: page)
      return FileDraft(digest: digest) { [maker] in maker.html(of: try maker.recorded(page)) }
    }
    let recorded = try maker.recorded(page)
    let digest = digest(of: recorded)
    if let key { memory?.pages.note(digest, of: key) }
    return FileDraft(digest: digest) { [maker] in maker.html(of: recorded) }
  }

  private func digest(of recorded: RecordedPage) -> String {
    let digest = maker.digest(of: recorded)
    note(digest, of: recorded.page)
    return digest
  }

  private func note(_ digest: String, of page: Page) {
    if isAskedAgain { digests.withLock { $0[page.path] = digest } }
  }

  /// The page is read for it, if it has not been yet.
  func digest(of page: Page) throws(Fault) -> String {
    if let known = digests.withLock({ $0[page.path] }) { return known }
    return digest(of: try maker.recorded(page))
  }
}
