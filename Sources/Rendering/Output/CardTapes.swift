import Diagnostics
import Pages
import Synchronization
import Wiki

/// What stands on many pages of one site and is read once: cards and other rows of its entries, and what pages
/// share.
///
/// A class because the pages of a site are read at once and share it.
final class CardTapes: Sendable {
  private let site: Site
  private let words: Words
  /// By the place of the entry; no model is empty.
  private let cards: Mutex<[[UInt8]]>
  /// By the type of the rows, then by the place of the entry.
  private let rows = Mutex<[ObjectIdentifier: [[UInt8]]]>([:])
  private let shared = Mutex(SharedTape())

  /// Most cards fit in.
  private static let cardCapacity = 512

  init(_ site: Site, words: Words) {
    self.site = site
    self.words = words
    cards = Mutex(Array(repeating: [], count: site.graph.entries.count))
  }

  /// A model of a tape, which says the same wherever it is put; nil if the site has no such entry.
  func card(of id: EntryID) throws(Fault) -> [UInt8]? {
    guard let place = site.graph.place(of: id).map(Int.init) else { return nil }
    let known = cards.withLock { $0[place] }
    return known.isEmpty ? try newCard(of: id, at: place) : known
  }

  /// A model of a tape for each of the entries that the site has.
  func cards(of ids: [EntryID]) throws(Fault) -> [[UInt8]] {
    let known = ids.compactMap { id in site.graph.place(of: id).map { (id: id, place: Int($0)) } }
    var all = cards.withLock { cards in known.map { cards[$0.place] } }
    for index in all.indices where all[index].isEmpty {
      all[index] = try newCard(of: known[index].id, at: known[index].place) ?? []
    }
    return all
  }

  private func newCard(of id: EntryID, at place: Int) throws(Fault) -> [UInt8]? {
    guard let model = site.card(of: id) else { return nil }
    let card = try tape(of: model)
    cards.withLock { $0[place] = card }
    return card
  }

  /// A model of a tape for each.
  func tapes<Row: EntryRow>(of rows: [Row]) throws(Fault) -> [[UInt8]] {
    let type = ObjectIdentifier(Row.self)
    let places = Row.ids(of: rows).map { site.graph.place(of: $0).map(Int.init) }
    var tapes = self.rows.withLock { known in
      let known = known[type] ?? []
      return places.map { place in known.isEmpty ? [] : place.map { known[$0] } ?? [] }
    }
    for index in tapes.indices where tapes[index].isEmpty {
      tapes[index] = try tape(of: rows[index])
      guard let place = places[index] else { continue }
      self.rows.withLock { [tape = tapes[index]] in
        // The default is made for the first row of a type only: it is as long as the wiki.
        $0[type, default: Array(repeating: [], count: site.graph.entries.count)][place] = tape
      }
    }
    return tapes
  }

  /// What pages share of what was read by now.
  var sharedTape: SharedTape { shared.withLock(\.self) }

  func keep(_ value: UnsafeRawBufferPointer, of shared: SharedValue) {
    self.shared.withLock { $0.keep(value, of: shared) }
  }

  private func tape(of model: some TemplateModel) throws(Fault) -> [UInt8] {
    // They have no markup, in which links would stand as one page sees them.
    let writer = TapeWriter(
      site, Wording(words: words) { _ in nil }, cards: self, capacity: Self.cardCapacity)
    model.tell(writer)
    try writer.check()
    return writer.bytes
  }
}
