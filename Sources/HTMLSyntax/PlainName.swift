/// A name in a tag, read eight bytes at a time.
struct PlainName {
  let packed: PackedName
  let length: Int
  /// As the names of all handlers do.
  let beginsWithOn: Bool
  /// What stands behind it.
  let end: UInt8

  /// Nil where it must be read byte by byte: at the end of the page, and beside control characters.
  @inline(__always)
  init?(at start: Int, in page: Span<UInt8>) {
    guard start + 8 <= page.count else { return nil }
    let word = page.word(at: start)
    let marks = word.marksOfNameEnds
    beginsWithOn = word & 0xFFFF | 0x2020 == 0x6E6F
    if marks.firstMark < 8 {
      length = marks.firstMark
      packed = PackedName(word, count: length)
    } else {
      guard let (packed, length) = Self.long(word, at: start, in: page) else { return nil }
      self.packed = packed
      self.length = length
    }
    end = page[start + length]
    guard end >= 0x20 || end.isHTMLSpace else { return nil }
  }

  private static func long(
    _ word: UInt64, at start: Int, in page: Span<UInt8>
  ) -> (PackedName, Int)? {
    var length = 8
    while start + length + 8 <= page.count {
      let next = page.word(at: start + length)
      let marks = next.marksOfNameEnds
      if marks != 0 {
        let whole = length + marks.firstMark
        return (
          whole <= PackedName.longest ? PackedName(word, next, count: whole) : PackedName(), whole
        )
      }
      length += 8
    }
    return nil
  }
}

extension UInt64 {
  /// Of all that can end the name of an attribute, and of control characters.
  fileprivate var marksOfNameEnds: UInt64 {
    marks(below: 0x21) | marks(of: UInt8(ascii: "/")) | marks(of: UInt8(ascii: "="))
      | marks(of: UInt8(ascii: ">"))
  }
}
