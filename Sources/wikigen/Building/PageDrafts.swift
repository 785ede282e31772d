import Diagnostics
import Pages
import Publishing
import Rendering
import Synchronization
import Wiki

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
    guard let memory, let key = memory.keys.key(of: page) else {
      return draft(of: try maker.recorded(page))
    }
    guard let known = memory.pages.digest(key) else {
      let draft = draft(of: try maker.recorded(page))
      memory.pages.note(draft.digest, of: key)
      return draft
    }
    // A wrong one would keep a page that has changed.
    let checked = { @Sendable [maker] () throws(Fault) -> RecordedPage in
      let recorded = try maker.recorded(page)
      guard maker.digest(of: recorded) == known else { throw .wronglyKnown(page.path) }
      return recorded
    }
    if memory.pages.isProved { return draft(of: try checked()) }
    note(known, of: page)
    let isSample = key.isOne(of: Self.pagesASample)
    return FileDraft(digest: known) { [maker] in
      maker.html(of: isSample ? try checked() : try maker.recorded(page))
    }
  }

  /// Of so many pages that are made though they were known one is held against what was known of it: a key that
  /// leaves something out is wrong of many. Any other is made right, but has a digest that keeps it once it is wrong.
  private static let pagesASample: UInt64 = 8

  private func draft(of recorded: RecordedPage) -> FileDraft {
    FileDraft(digest: digest(of: recorded)) { [maker] in maker.html(of: recorded) }
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
