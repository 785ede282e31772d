#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

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
    guard start < count else { return start }
    return withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress,
        let found = memchr(base + start, Int32(byte), bytes.count - start)
      else { return bytes.count }
      return UnsafeRawPointer(found) - base
    }
  }

  /// The same where it is mostly near.
  @inline(__always)
  func nearIndex(of byte: UInt8, from start: Int) -> Int {
    guard start + 8 <= count else { return index(of: byte, from: start) }
    let marks = word(at: start).marks(of: byte)
    return marks != 0 ? start + marks.firstMark : index(of: byte, from: start + 8)
  }

  /// The eight bytes from `index` on, which must be there.
  @inlinable @inline(__always)
  public func word(at index: Int) -> UInt64 {
    UInt64(littleEndian: bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self))
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
