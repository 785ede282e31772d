import Wiki

/// Lines in which Markdown has little to say: text, references to visible ASCII, the tags of HTML that stand
/// inside lines, and links around all of these.
///
/// cmark-gfm makes the same of them in many times the time, and a wiki has a hundred thousand.
enum PlainMarkdown {
  /// Appends the HTML of lines that each are an item; nothing, and false, if Markdown may have more to say.
  static func append(list: Span<UInt8>, to html: inout GrowingBytes) -> Bool {
    append(list, to: &html) { text, html in
      html.append(literal: "<ul>\n")
      var start = 0
      while start < text.count {
        let end = text[start...].firstIndex(of: .lineFeed) ?? text.count
        html.append(literal: "<li>")
        guard start + 2 < end, text[start] == UInt8(ascii: "-"), text[start + 1] == .space,
          append(line: start + 2..<end, of: text, to: &html)
        else { return false }
        html.append(literal: "</li>\n")
        start = end + 1
      }
      html.append(literal: "</ul>\n")
      return true
    }
  }

  /// The same of a paragraph of one line.
  static func append(paragraph: Span<UInt8>, to html: inout GrowingBytes) -> Bool {
    append(paragraph, to: &html) { text, html in
      let end = text.firstIndex(of: .lineFeed) ?? text.count
      guard end >= text.count - 1 else { return false }
      html.append(literal: "<p>")
      guard append(line: 0..<end, of: text, to: &html) else { return false }
      html.append(literal: "</p>\n")
      return true
    }
  }

  private static func append(
    _ block: Span<UInt8>, to html: inout GrowingBytes,
    _ write: (UnsafeBufferPointer<UInt8>, inout GrowingBytes) -> Bool
  ) -> Bool {
    let before = html.count
    let isPlain = block.withUnsafeBufferPointer { write($0, &html) }
    if !isPlain { html.removeAll(from: before) }
    return isPlain
  }

  private enum Whole { case line, link }

  private static func append(
    line: Range<Int>, of text: UnsafeBufferPointer<UInt8>, to html: inout GrowingBytes
  ) -> Bool {
    // Spaces at the edges are none of it.
    guard let first = line.first, text[line.upperBound - 1] != .space else { return false }
    switch text[first] {
    case .ampersand, UInt8(ascii: "["): break
    // That of a block may be at the beginning too.
    case .lessThan where InlineTag.begins(line, of: text): break
    case let byte where byte.isASCIILetter: break
    // A number or a hyphen may begin another list.
    default: return false
    }
    return append(line, of: text, within: .line, to: &html)
  }

  private static func append(
    _ range: Range<Int>, of text: UnsafeBufferPointer<UInt8>, within whole: Whole,
    to html: inout GrowingBytes
  ) -> Bool {
    let plain = MarkdownText.bytes
    var place = range.lowerBound
    while place < range.upperBound {
      let start = place
      while place < range.upperBound, plain.contains(text[place]) { place += 1 }
      html.append(text.raw(start..<place))
      guard place < range.upperBound else { break }
      let rest = place..<range.upperBound
      switch text[place] {
      case .ampersand:
        guard let (byte, end) = MarkdownText.reference(in: rest, of: text) else { return false }
        MarkdownText.appendEscaped(byte, to: &html)
        place = end
      case .lessThan:
        guard let end = InlineTag.end(in: rest, of: text) else { return false }
        html.append(text.raw(place..<end))
        place = end
      case UInt8(ascii: "[") where whole == .line:
        guard let end = appendLink(in: rest, of: text, to: &html) else { return false }
        place = end
      default: return false
      }
    }
    return true
  }

  /// The end of a link whose bracket opens the range; nil of anything else.
  private static func appendLink(
    in range: Range<Int>, of text: UnsafeBufferPointer<UInt8>, to html: inout GrowingBytes
  ) -> Int? {
    guard let close = text[range].firstIndex(of: UInt8(ascii: "]")) else { return nil }
    let start = close + 2
    guard start < range.upperBound, text[close + 1] == UInt8(ascii: "(") else { return nil }
    var end = start
    while end < range.upperBound, addressBytes.contains(text[end]) { end += 1 }
    guard end > start, end < range.upperBound, text[end] == UInt8(ascii: ")") else { return nil }
    html.append(literal: "<a href=\"")
    html.append(text.raw(start..<end))
    html.append(literal: "\">")
    let title = range.lowerBound + 1..<close
    guard append(title, of: text, within: .link, to: &html) else { return nil }
    html.append(literal: "</a>")
    return end + 1
  }

  /// Of addresses, those that are written as they are.
  private static let addressBytes = ByteSet { byte in
    byte.isASCIILetterOrDigit || "-._~/%#:?=".utf8.contains(byte)
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func raw(_ range: Range<Int>) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: self[range]))
  }
}
