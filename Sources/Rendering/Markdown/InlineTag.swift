/// The tags of HTML that may stand in a line of Markdown.
enum InlineTag {
  /// Whether the line begins with the tag of an element that makes no block of HTML, and goes on behind it
  /// (https://github.github.com/gfm/#html-blocks).
  static func begins(_ line: Range<Int>, of text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let end = Self.end(in: line, of: text), end < line.upperBound else { return false }
    let name = text[line].dropFirst().prefix(while: \.isASCIILetterOrDigit)
    return inlineElements.contains { name.elementsEqual($0.utf8) }
      && text[end..<line.upperBound].contains { $0 != .space }
  }

  private static let inlineElements = ["span", "bdi", "strong", "em", "a"]

  /// Where a tag ends that begins the range; nil of one whose attributes are not all between double quotes.
  static func end(in range: Range<Int>, of text: UnsafeBufferPointer<UInt8>) -> Int? {
    var place = range.lowerBound + 1
    func byte() -> UInt8? { place < range.upperBound ? text[place] : nil }
    func passName() -> Bool {
      guard byte()?.isASCIILetter == true else { return false }
      while byte()?.isASCIILetterOrDigit == true || byte() == UInt8(ascii: "-") { place += 1 }
      return true
    }
    let isEnd = byte() == UInt8(ascii: "/")
    if isEnd { place += 1 }
    guard passName() else { return nil }
    while !isEnd, byte() == .space {
      place += 1
      guard passName(), text[place..<range.upperBound].starts(with: "=\"".utf8) else { return nil }
      place += 2
      guard let quote = text[place..<range.upperBound].firstIndex(of: UInt8(ascii: "\"")) else {
        return nil
      }
      place = quote + 1
    }
    return byte() == UInt8(ascii: ">") ? place + 1 : nil
  }
}
