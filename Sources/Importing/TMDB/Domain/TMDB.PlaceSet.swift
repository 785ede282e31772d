extension TMDB {
  /// Some of so many places, a bit for each.
  struct PlaceSet: Sendable {
    private var words: [UInt64]

    /// Each of the places is below `count`.
    init(_ places: some Sequence<Int32>, count: Int) {
      words = Array(repeating: 0, count: (count + UInt64.bitWidth - 1) / UInt64.bitWidth)
      for place in places { words[Int(place) / UInt64.bitWidth] |= Self.bit(of: place) }
    }

    func contains(_ place: Int32) -> Bool {
      words[Int(place) / UInt64.bitWidth] & Self.bit(of: place) != 0
    }

    private static func bit(of place: Int32) -> UInt64 {
      1 << UInt64(Int(place) % UInt64.bitWidth)
    }
  }
}
