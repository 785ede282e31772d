import Wiki

/// What is text in Markdown and HTML alike, and how cmark-gfm writes it.
enum MarkdownText {
  /// The visible character of ASCII that a decimal reference names, whose ampersand begins the range.
  static func reference(
    in range: Range<Int>, of text: UnsafeBufferPointer<UInt8>
  ) -> (byte: UInt8, end: Int)? {
    var place = range.lowerBound + 2
    guard place < range.upperBound, text[place - 1] == UInt8(ascii: "#") else { return nil }
    let start = place
    var number = 0
    while place < range.upperBound, place < start + 3, text[place].isASCIIDigit {
      number = number * 10 + Int(text[place] - UInt8(ascii: "0"))
      place += 1
    }
    guard place > start, place < range.upperBound, text[place] == UInt8(ascii: ";"),
      (0x21...0x7E).contains(number)
    else { return nil }
    return (UInt8(number), place + 1)
  }

  /// As cmark-gfm writes text.
  static func appendEscaped(_ byte: UInt8, to html: inout GrowingBytes) {
    switch byte {
    case .ampersand: html.append(literal: "&amp;")
    case .lessThan: html.append(literal: "&lt;")
    case UInt8(ascii: ">"): html.append(literal: "&gt;")
    case UInt8(ascii: "\""): html.append(literal: "&quot;")
    default: html.append(byte)
    }
  }

  /// Those that neither Markdown nor HTML takes for anything but text, wherever in a line they stand.
  static let bytes = ByteSet { byte in
    byte.isASCIILetterOrDigit || byte >= 0x80 || " ,.;:?%$/@()+-='".utf8.contains(byte)
  }
}
