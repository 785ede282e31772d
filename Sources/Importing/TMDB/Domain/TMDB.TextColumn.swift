extension TMDB {
  /// Texts as UTF-8, one behind the other, by their places: to copy one takes no count of who holds it, for which
  /// its memory would have to be written to.
  struct TextColumn: Sendable {
    private let bytes: [UInt8]
    /// Where each text ends, after a zero.
    private let ends: [Int]

    init(_ texts: some Collection<String>) {
      var bytes: [UInt8] = []
      var ends = [0]
      bytes.reserveCapacity(texts.reduce(0) { $0 + $1.utf8.count })
      ends.reserveCapacity(texts.count + 1)
      for text in texts {
        bytes += text.utf8
        ends.append(bytes.count)
      }
      self.bytes = bytes
      self.ends = ends
    }

    func withBytes<Value>(at place: Int32, _ read: (UnsafeRawBufferPointer) -> Value) -> Value {
      let range = ends[Int(place)]..<ends[Int(place) + 1]
      return bytes.withUnsafeBytes { read(UnsafeRawBufferPointer(rebasing: $0[range])) }
    }
  }
}
