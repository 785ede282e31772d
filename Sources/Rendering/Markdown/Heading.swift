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
    output += " id=\"".utf8
    output += id.utf8
    output.append(UInt8(ascii: "\""))
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
    return content.withUnsafeBufferPointer { content in
      var place = 0
      while place < content.count {
        let byte = content[place]
        if MarkdownText.bytes.contains(byte) {
          text.append(byte)
          markup.append(byte)
          place += 1
        } else if byte == UInt8(ascii: "&"),
          let (named, end) = MarkdownText.reference(in: place..<content.count, of: content)
        {
          text.append(named)
          MarkdownText.appendEscaped(named, to: &markup)
          place = end
        } else {
          return nil
        }
      }
      return (text, markup)
    }
  }
}
