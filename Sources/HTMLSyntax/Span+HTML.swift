extension Span<UInt8> {
  /// Whether `text`, which is in lower case, stands there in any case.
  public func has(_ text: StaticString, at index: Int) -> Bool {
    guard index + text.utf8CodeUnitCount <= count else { return false }
    for offset in 0..<text.utf8CodeUnitCount
    where self[index + offset].asciiLowercased != text.utf8Start[offset] {
      return false
    }
    return true
  }

  /// The first such byte from `start` on, or the end.
  public func index(of byte: UInt8, from start: Int) -> Int {
    var index = start
    let pattern = UInt64(byte) &* 0x0101_0101_0101_0101
    while index + 8 <= count {
      // The lowest byte that is zero after this, if there is one, is the first that equals `byte`.
      let others = word(at: index) ^ pattern
      let found = (others &- 0x0101_0101_0101_0101) & ~others & 0x8080_8080_8080_8080
      if found != 0 { return index + found.trailingZeroBitCount / 8 }
      index += 8
    }
    while index < count, self[index] != byte { index += 1 }
    return index
  }

  /// Eight bytes, the first the lowest.
  private func word(at index: Int) -> UInt64 {
    withUnsafeBytes {
      UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: index, as: UInt64.self))
    }
  }

  /// `name` is given the bytes up to there; a longer name than `longest` is left there.
  func endOfTagName(
    from start: Int, _ name: inout PackedName, longest: Int = .max
  ) -> Int {
    var index = start
    while index < count, index - start <= longest, !self[index].endsTagName {
      name.append(self[index])
      index += 1
    }
    return index
  }

  public func bytes(in range: Range<Int>) -> [UInt8] {
    extracting(range).withUnsafeBufferPointer(Array.init)
  }

  public func text(in range: Range<Int>) -> String {
    extracting(range).withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
  }

  /// The name that stands there, as HTML compares names.
  public func lowercased(_ range: Range<Int>) -> String {
    var name: [UInt8] = []
    for index in range { name.append(self[index].asciiLowercased) }
    return String(decoding: name, as: UTF8.self)
  }
}
