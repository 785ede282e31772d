import Diagnostics
import Pages
import Synchronization
import Wiki

/// What stands on many pages of one site and is read once: cards and other rows of its entries, and what pages
/// share.
///
/// A class because the pages of a site are read at once and share it.
final class CardTapes: Sendable {
  private let words: Words
  private let cards = Mutex<[EntryID: [UInt8]]>([:])
  private let rows = Mutex<[RowKey: [UInt8]]>([:])
  private let shared = Mutex<[SharedValue: [UInt8]]>([:])

  /// Most cards fit in.
  private static let cardCapacity = 512

  init(words: Words) { self.words = words }

  /// A model of a tape, which says the same wherever it is put; nil if the site has no such entry.
  func card(of id: EntryID, in site: Site) throws(Fault) -> [UInt8]? {
    if let card = cards.withLock({ $0[id] }) { return card }
    guard let model = site.card(of: id) else { return nil }
    let card = try tape(of: model, in: site)
    cards.withLock { $0[id] = card }
    return card
  }

  /// A model of a tape for each of the entries that the site has.
  func cards(of ids: [EntryID], in site: Site) throws(Fault) -> [[UInt8]] {
    // No model is empty.
    var all = cards.withLock { cards in ids.map { cards[$0] ?? [] } }
    for index in all.indices where all[index].isEmpty {
      all[index] = try card(of: ids[index], in: site) ?? []
    }
    all.removeAll(where: \.isEmpty)
    return all
  }

  /// A model of a tape for each.
  func tapes<Row: EntryRow>(of rows: [Row], in site: Site) throws(Fault) -> [[UInt8]] {
    let keys = RowKey.keys(Row.ids(of: rows), of: ObjectIdentifier(Row.self))
    var tapes = self.rows.withLock { known in keys.map { known[$0] ?? [] } }
    for index in tapes.indices where tapes[index].isEmpty {
      let tape = try tape(of: rows[index], in: site)
      self.rows.withLock { $0[keys[index]] = tape }
      tapes[index] = tape
    }
    return tapes
  }

  /// The value as it lies on a tape, if it was kept.
  func value(of shared: SharedValue) -> [UInt8]? { self.shared.withLock { $0[shared] } }

  func keep(_ value: [UInt8], of shared: SharedValue) {
    self.shared.withLock { $0[shared] = value }
  }

  private func tape(of model: some TemplateModel, in site: Site) throws(Fault) -> [UInt8] {
    // They have no markup, in which links would stand as one page sees them.
    let writer = TapeWriter(
      site, Wording(words: words) { _ in nil }, cards: self, capacity: Self.cardCapacity)
    model.tell(writer)
    try writer.check()
    return writer.bytes
  }

  private struct RowKey: Hashable {
    let type: ObjectIdentifier
    let id: EntryID

    static func keys(_ ids: [EntryID], of type: ObjectIdentifier) -> [RowKey] {
      ids.map { RowKey(type: type, id: $0) }
    }
  }
}
