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
  private let cards: PlacedTapes
  /// By the type of the rows.
  private let rows = Mutex<[ObjectIdentifier: PlacedTapes]>([:])
  private let shared = Mutex(SharedTape())

  /// Most cards fit in.
  private static let cardCapacity = 512

  init(_ site: Site, words: Words) {
    self.site = site
    self.words = words
    cards = PlacedTapes(count: site.graph.entries.count)
  }

  /// A model of a tape, which says the same wherever it is put; nil if the site has no such entry.
  func card(of id: EntryID) throws(Fault) -> PlacedTapes.Tape? {
    guard let place = site.graph.place(of: id).map(Int.init) else { return nil }
    if let card = cards[place] { return card }
    return try newCard(of: id, at: place)
  }

  /// A model of a tape for each of the entries that the site has.
  func cards(of ids: [EntryID]) throws(Fault) -> [PlacedTapes.Tape] {
    let places = site.graph.places(of: ids)
    let known = cards.tapes(at: places)
    var all: [PlacedTapes.Tape] = []
    all.reserveCapacity(ids.count)
    for (index, place) in places.enumerated() {
      if let card = known[index] {
        all.append(card)
      } else if let place, let card = try newCard(of: ids[index], at: Int(place)) {
        all.append(card)
      }
    }
    return all
  }

  private func newCard(of id: EntryID, at place: Int) throws(Fault) -> PlacedTapes.Tape? {
    guard let model = site.card(of: id) else { return nil }
    return try keep(model, in: cards, at: place)
  }

  /// A model of a tape for each.
  func tapes<Row: EntryRow>(of rows: [Row]) throws(Fault) -> [PlacedTapes.Tape] {
    guard !rows.isEmpty else { return [] }
    let kept = keptRows(of: ObjectIdentifier(Row.self))
    let places = Row.places(of: rows)
    let known = kept.tapes(at: places.map(Optional.some))
    var tapes: [PlacedTapes.Tape] = []
    tapes.reserveCapacity(rows.count)
    for (index, tape) in known.enumerated() {
      if let tape {
        tapes.append(tape)
      } else {
        tapes.append(try keep(rows[index], in: kept, at: Int(places[index])))
      }
    }
    return tapes
  }

  private func keptRows(of type: ObjectIdentifier) -> PlacedTapes {
    rows.withLock { rows in
      if let kept = rows[type] { return kept }
      let kept = PlacedTapes(count: site.graph.entries.count)
      rows[type] = kept
      return kept
    }
  }

  /// What pages share of what was read by now.
  var sharedTape: SharedTape { shared.withLock(\.self) }

  func keep(_ value: UnsafeRawBufferPointer, of shared: SharedValue) {
    self.shared.withLock { $0.keep(value, of: shared) }
  }

  private func keep(
    _ model: some TemplateModel, in kept: PlacedTapes, at place: Int
  ) throws(Fault) -> PlacedTapes.Tape {
    // They have no markup, in which links would stand as one page sees them.
    let writer = TapeWriter(
      site, Wording(words: words) { _ in nil }, cards: self, capacity: Self.cardCapacity)
    model.tell(writer)
    try writer.check()
    return writer.keep(in: kept, at: place)
  }
}
