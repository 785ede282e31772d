import Foundation

/// Finds values by keys that were all known when it was made: a build looks up some millions.
///
/// Its hash is a few instructions over the ends and the middle of a key. Keys are the program's and its strings files':
/// nobody else can have many of one hash among them.
struct KeyTable<Value: Sendable>: Sendable {
  private let values: [Value]
  /// All keys, one after the other.
  private let text: [UInt8]
  /// Where the key of each value begins in the text, and where the last one ends.
  private let starts: [Int32]
  /// The place of a value at its key's hash or behind; minus one where there is none.
  private let slots: [Int32]

  init(_ values: [String: Value]) {
    var room = 16
    while room < 2 * values.count { room *= 2 }
    var slots = [Int32](repeating: -1, count: room)
    var text: [UInt8] = []
    var starts: [Int32] = [0]
    for (place, key) in values.keys.enumerated() {
      let bytes = Array(key.utf8)
      text += bytes
      starts.append(Int32(text.count))
      var slot = bytes.withUnsafeBytes { Self.hash($0) } & (room - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (room - 1) }
      slots[slot] = Int32(place)
    }
    self.values = Array(values.values)
    self.text = text
    self.starts = starts
    self.slots = slots
  }

  subscript(key: String) -> Value? {
    let found: Int?? = key.utf8.withContiguousStorageIfAvailable {
      place(of: UnsafeRawBufferPointer($0))
    }
    return (found ?? Array(key.utf8).withUnsafeBytes { place(of: $0) }).map { values[$0] }
  }

  private func place(of key: UnsafeRawBufferPointer) -> Int? {
    var slot = Self.hash(key) & (slots.count - 1)
    while slots[slot] >= 0 {
      let place = Int(slots[slot])
      if isKey(key, at: place) { return place }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  private func isKey(_ key: UnsafeRawBufferPointer, at place: Int) -> Bool {
    let own = Int(starts[place])..<Int(starts[place + 1])
    guard own.count == key.count else { return false }
    return text.withUnsafeBytes { text in
      guard let known = text.baseAddress, let key = key.baseAddress else { return true }
      return memcmp(known + own.lowerBound, key, own.count) == 0
    }
  }

  private static func hash(_ key: UnsafeRawBufferPointer) -> Int {
    let count = key.count
    guard count >= 8 else { return key.reduce(count) { $0 &* 31 &+ Int($1) } }
    let first = key.loadUnaligned(as: UInt64.self)
    let last = key.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
    let middle = key.loadUnaligned(fromByteOffset: (count - 8) / 2, as: UInt64.self)
    let mixed =
      (first ^ UInt64(count)) &* 0x9E37_79B9_7F4A_7C15 &+ last &* 0xC2B2_AE3D_27D4_EB4F
      &+ middle &* 0x1656_67B1_9E37_79F9
    return Int(truncatingIfNeeded: ((mixed ^ (mixed >> 29)) &* 0xBF58_476D_1CE4_E5B9) >> 32)
  }
}
