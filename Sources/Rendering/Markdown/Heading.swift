import Pages
import Wiki

/// A heading as HTML, and what its id is made from.
struct Heading: Sendable {
  let slug: String
  /// The element with its line end, without attributes.
  let html: [UInt8]

  /// `<h1`
  private static let tagLength = 3

  func append(to output: inout GrowingBytes, id: String) {
    html.withUnsafeBytes { html in
      output.append(UnsafeRawBufferPointer(rebasing: html[..<Self.tagLength]))
      output.append(literal: " id=\"")
      output.append(id)
      output.append(UInt8(ascii: "\""))
      output.append(UnsafeRawBufferPointer(rebasing: html[Self.tagLength...]))
    }
  }
}

extension Heading {
  /// Of a line of one to six number signs, a space, and text in which Markdown has nothing to say, but for
  /// the references that values are escaped with; nil of any other.
  init?(plain line: Span<UInt8>) {
    let level = line.indices.prefix { line[$0] == UInt8(ascii: "#") }.count
    let content = line.extracting(droppingFirst: level + 1)
    let isEnded = content.count > 0 && content[content.count - 1] == .lineFeed
    var html = GrowingBytes(capacity: line.count + 32)
    html.append("<h\(level)>")
    guard let text = Self.append(content.extracting(droppingLast: isEnded ? 1 : 0), to: &html)
    else { return nil }
    html.append("</h\(level)>\n")
    self.html = html.array
    slug = Slug(text).text
  }

  /// As it is written in HTML; returns it as it reads.
  private static func append(_ content: Span<UInt8>, to html: inout GrowingBytes) -> String? {
    // Spaces at the edges are none of it.
    guard content.count > 0, content[0] != .space, content[content.count - 1] != .space else {
      return nil
    }
    var text = GrowingBytes(capacity: content.count)
    let isPlain = content.withUnsafeBufferPointer { content in
      var place = 0
      while place < content.count {
        let byte = content[place]
        if MarkdownText.bytes.contains(byte) {
          text.append(byte)
          html.append(byte)
          place += 1
        } else if byte == .ampersand,
          let (named, end) = MarkdownText.reference(in: place..<content.count, of: content)
        {
          text.append(named)
          MarkdownText.appendEscaped(named, to: &html)
          place = end
        } else {
          return false
        }
      }
      return true
    }
    return isPlain ? text.text : nil
  }
}
