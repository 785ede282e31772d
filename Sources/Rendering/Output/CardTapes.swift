import Diagnostics
import Pages
import Synchronization
import Wiki

/// What the cards of one site say: a card stands on many pages and is read once.
///
/// A class because the pages of a site are read at once and share it.
final class CardTapes: Sendable {
  private let words: Words
  private let known = Mutex<[EntryID: [UInt8]]>([:])

  /// Most cards fit in.
  private static let cardCapacity = 512

  init(words: Words) { self.words = words }

  /// A model of a tape, which says the same wherever it is put; nil if the site has no such entry.
  func card(of id: EntryID, in site: Site) throws(Fault) -> [UInt8]? {
    if let card = known.withLock({ $0[id] }) { return card }
    guard let model = site.card(of: id) else { return nil }
    // A card has no markup, in which links would stand as one page sees them.
    let writer = TapeWriter(
      site, Wording(words: words) { _ in nil }, cards: self, capacity: Self.cardCapacity)
    model.tell(writer)
    try writer.check()
    // As long as it is, and no longer.
    let card = Array(writer.bytes[...])
    known.withLock { $0[id] = card }
    return card
  }
}
