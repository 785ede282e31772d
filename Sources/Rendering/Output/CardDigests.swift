import Pages
import Synchronization
import Wiki

/// The digests of the cards of one site: a card stands on many pages and is looked at once.
///
/// A class because the pages of a site are digested at once and share it.
final class CardDigests: Sendable {
  private let known = Mutex<[EntryID: [UInt8]]>([:])

  /// Nil if the site has no such entry.
  func card(of id: EntryID, in site: Site) -> [UInt8]? {
    if let digest = known.withLock({ $0[id] }) { return digest }
    guard let card = site.card(of: id) else { return nil }
    var digest = ModelDigest(in: site, cards: self)
    digest.add(card)
    let value = digest.value
    known.withLock { $0[id] = value }
    return value
  }
}
