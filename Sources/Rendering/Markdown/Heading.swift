import Pages

/// A heading as HTML, and what its id is made from.
struct Heading: Sendable {
  let slug: String
  /// The element with its line end, without attributes.
  let html: [UInt8]

  /// `<h1`
  private static let tagLength = 3

  func append(to output: inout [UInt8], id: String) {
    output += html.prefix(Self.tagLength)
    output += " id=\"\(id)\"".utf8
    output += html.dropFirst(Self.tagLength)
  }
}

extension Heading {
  /// Of a line of one to six number signs, a space, and text in which Markdown has nothing to say, but for
  /// the references that values are escaped with; nil of any other.
  init?(plain line: ArraySlice<UInt8>) {
    let level = line.prefix { $0 == UInt8(ascii: "#") }.count
    let content = line.dropFirst(level + 1)
    let end = content.last == .lineFeed ? content.endIndex - 1 : content.endIndex
    guard let (text, markup) = Self.text(content[..<end]) else { return nil }
    slug = Slug(String(decoding: text, as: UTF8.self)).text
    html = Array("<h\(level)>".utf8) + markup + Array("</h\(level)>\n".utf8)
  }

  /// As it reads, and as it is written in HTML.
  private static func text(
    _ content: ArraySlice<UInt8>
  ) -> (text: [UInt8], markup: [UInt8])? {
    // Spaces at the edges are none of it.
    guard let first = content.first, first != UInt8(ascii: " "), content.last != UInt8(ascii: " ")
    else { return nil }
    var (text, markup): ([UInt8], [UInt8]) = ([], [])
    text.reserveCapacity(content.count)
    markup.reserveCapacity(content.count + 16)
    var rest = content
    while let byte = rest.popFirst() {
      if plainBytes.contains(byte) {
        text.append(byte)
        markup.append(byte)
      } else if byte == UInt8(ascii: "&"), let named = referenced(&rest) {
        text.append(named)
        appendEscaped(named, to: &markup)
      } else {
        return nil
      }
    }
    return (text, markup)
  }

  /// The visible character of ASCII that a decimal reference names whose ampersand was just read.
  private static func referenced(_ rest: inout ArraySlice<UInt8>) -> UInt8? {
    let digits = rest.dropFirst().prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    let behind = rest[digits.endIndex...]
    guard rest.first == UInt8(ascii: "#"), (1...3).contains(digits.count),
      behind.first == UInt8(ascii: ";")
    else { return nil }
    rest = behind.dropFirst()
    let number = digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    return (0x21...0x7E).contains(number) ? UInt8(number) : nil
  }

  /// As cmark-gfm writes text.
  private static func appendEscaped(_ byte: UInt8, to markup: inout [UInt8]) {
    switch byte {
    case UInt8(ascii: "&"): markup += "&amp;".utf8
    case UInt8(ascii: "<"): markup += "&lt;".utf8
    case UInt8(ascii: ">"): markup += "&gt;".utf8
    case UInt8(ascii: "\""): markup += "&quot;".utf8
    default: markup.append(byte)
    }
  }

  /// Those that neither Markdown nor HTML takes for anything but text, wherever in a line they stand.
  private static let plainBytes = {
    let marks = Set(" ,.;:?%$/@()+-='".utf8)
    return ByteSet { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...0xFF:
        true
      default: marks.contains(byte)
      }
    }
  }()
}
