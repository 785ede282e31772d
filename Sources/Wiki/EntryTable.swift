/// Places by the ids of entries: a page asks for some dozens, and finds each in a third of the time that a dictionary
/// takes.
///
/// A place stands at its id's hash or behind. Each table hashes with numbers of its own, so that nobody can choose keys
/// that all stand at one slot.
struct EntryTable: Sendable {
  private let ids: [EntryID]
  /// A power of two; at least a third are free.
  private let slots: [Slot]
  private let hashes: EntryKeyHash

  private struct Slot {
    /// What else is known of the hash: few other ids are compared.
    var tag: UInt32
    /// Minus one where no id stands.
    var place: Int32
  }

  /// Of ids that have their places in a list; the first of equal ones.
  init(_ ids: [EntryID], hashes: EntryKeyHash = EntryKeyHash()) {
    self.ids = ids
    self.hashes = hashes
    var size = 16
    while 2 * size < 3 * ids.count { size *= 2 }
    var slots = [Slot](repeating: Slot(tag: 0, place: -1), count: size)
    for (place, id) in ids.enumerated() {
      let hash = hashes.hash(id.key)
      var slot = Int(truncatingIfNeeded: hash) & (size - 1)
      let tag = Self.tag(of: hash)
      while slots[slot].place >= 0, slots[slot].tag != tag || ids[Int(slots[slot].place)] != id {
        slot = (slot + 1) & (size - 1)
      }
      if slots[slot].place < 0 { slots[slot] = Slot(tag: tag, place: Int32(place)) }
    }
    self.slots = slots
  }

  subscript(id: EntryID) -> Int32? {
    let hash = hashes.hash(id.key)
    let tag = Self.tag(of: hash)
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while true {
      let (other, place) = (slots[slot].tag, slots[slot].place)
      if place < 0 { return nil }
      if other == tag, ids[Int(place)] == id { return place }
      slot = (slot + 1) & (slots.count - 1)
    }
  }

  /// The same of several. What each needs of the table is read before any is compared: of a large wiki it comes from far,
  /// and all of it is on its way at once then.
  func places(of sought: [EntryID]) -> [Int32?] {
    let seen = sought.map { id in
      let hash = hashes.hash(id.key)
      return (hash: hash, slot: slots[Int(truncatingIfNeeded: hash) & (slots.count - 1)])
    }
    return sought.indices.map { index in
      let (hash, slot) = seen[index]
      if slot.place < 0 { return nil }
      let isFirst = slot.tag == Self.tag(of: hash) && ids[Int(slot.place)] == sought[index]
      return isFirst ? slot.place : self[sought[index]]
    }
  }

  private static func tag(of hash: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: hash >> 32) }
}
