extension TMDB {
  /// Texts as UTF-8, one behind the other, by their places: to copy one takes no count of who holds it, for which
  /// its memory would have to be written to.
  struct TextColumn: Sendable {
    private let bytes: [UInt8]
    /// Where each text ends, after a zero.
    private let ends: [Int]

    init(_ texts: some Collection<String>) {
      var ends = [0]
      ends.reserveCapacity(texts.count + 1)
      var size = 0
      for text in texts {
        size += text.utf8.count
        ends.append(size)
      }
      // Half a million names, with one thread: appended to an array they take three times as long.
      bytes = Array(unsafeUninitializedCapacity: size) { bytes, written in
        let bytes = UnsafeMutableRawBufferPointer(bytes)
        for var text in texts {
          text.withUTF8 {
            precondition($0.count <= size - written, "the texts are others the second time")
            UnsafeMutableRawBufferPointer(rebasing: bytes[written...]).copyMemory(from: .init($0))
            written += $0.count
          }
        }
      }
      self.ends = ends
    }

    subscript(place: Int32) -> String {
      withBytes(at: place) { String(decoding: $0, as: UTF8.self) }
    }

    func withBytes<Value>(at place: Int32, _ read: (UnsafeRawBufferPointer) -> Value) -> Value {
      let range = ends[Int(place)]..<ends[Int(place) + 1]
      return bytes.withUnsafeBytes { read(UnsafeRawBufferPointer(rebasing: $0[range])) }
    }
  }
}
