/// Takes a page apart into tokens, as browsers do.
///
/// It follows the tokenization of the HTML standard. What the standard lets the tree decide is
/// decided by the element's name alone, which is right for every page without templates in SVG.
public struct HTMLTokenizer: Sequence, IteratorProtocol, Sendable {
  private let bytes: [UInt8]
  private let end: Int
  private var position = 0
  /// The element whose raw content comes next.
  private var rawElement: String?
  private var foreignDepth = 0

  public init(_ bytes: [UInt8]) { self.init(bytes, upTo: bytes.count) }

  /// Reads as if the page broke off at `end`.
  init(_ bytes: [UInt8], upTo end: Int) {
    self.bytes = bytes
    self.end = end
  }

  public mutating func next() -> HTMLToken? {
    guard position < end else { return nil }
    if let element = rawElement {
      rawElement = nil
      if let token = rawText(of: element) { return token }
    }
    return opensMarkup(at: position) ? markup() : text()
  }

  private mutating func rawText(of element: String) -> HTMLToken? {
    guard let kind = HTMLRawText(element: element) else { return nil }
    let start = position
    position = HTMLRawTextReader(bytes, element: element, to: end).contentEnd(from: start)
    guard position > start else { return nil }
    return HTMLToken(
      kind: .rawText(kind), range: start..<position, isComplete: position < end)
  }

  private func opensMarkup(at index: Int) -> Bool {
    guard bytes[index] == UInt8(ascii: "<"), index + 1 < end else { return false }
    let next = bytes[index + 1]
    if next == UInt8(ascii: "/") { return index + 2 < end }
    return next.isASCIILetter || next == UInt8(ascii: "!") || next == UInt8(ascii: "?")
  }

  private mutating func text() -> HTMLToken {
    let start = position
    while position < end, !opensMarkup(at: position) { position += 1 }
    return HTMLToken(kind: .text, range: start..<position, isComplete: true)
  }

  private mutating func markup() -> HTMLToken {
    let next = bytes[position + 1]
    if next.isASCIILetter { return startTag() }
    if next == UInt8(ascii: "/"), bytes[position + 2].isASCIILetter { return endTag() }
    if has("<!--", at: position) { return comment() }
    return declaration(has("<!doctype", at: position) ? .doctype : .comment)
  }

  private mutating func startTag() -> HTMLToken {
    let start = position
    var reader = HTMLTagReader(bytes, from: start + 1, to: end)
    let (tag, isComplete) = reader.read()
    position = reader.position
    if isComplete { enter(tag) }
    return HTMLToken(kind: .startTag(tag), range: start..<position, isComplete: isComplete)
  }

  private mutating func enter(_ tag: HTMLTag) {
    // In SVG and MathML `<title/>` and `<style/>` are whole elements.
    let isWhole = tag.isSelfClosing && foreignDepth > 0
    if !isWhole, HTMLRawText(element: tag.name) != nil { rawElement = tag.name }
    if !tag.isSelfClosing, tag.isForeignRoot { foreignDepth += 1 }
  }

  private mutating func endTag() -> HTMLToken {
    let start = position
    var reader = HTMLTagReader(bytes, from: start + 2, to: end)
    let (tag, isComplete) = reader.read()
    position = reader.position
    if isComplete, tag.isForeignRoot { foreignDepth = Swift.max(0, foreignDepth - 1) }
    return HTMLToken(kind: .endTag(tag), range: start..<position, isComplete: isComplete)
  }

  private mutating func comment() -> HTMLToken {
    let start = position
    // `<!-->` and `<!--->` are whole comments, so the search begins at the opening hyphens.
    position += 2
    while position < end {
      if has("-->", at: position) { return comment(from: start, closedBy: 3) }
      if position >= start + 4, has("--!>", at: position) {
        return comment(from: start, closedBy: 4)
      }
      position += 1
    }
    return HTMLToken(kind: .comment, range: start..<end, isComplete: false)
  }

  private mutating func comment(from start: Int, closedBy count: Int) -> HTMLToken {
    position += count
    return HTMLToken(kind: .comment, range: start..<position, isComplete: true)
  }

  private mutating func declaration(_ kind: HTMLToken.Kind) -> HTMLToken {
    let start = position
    while position < end, bytes[position] != UInt8(ascii: ">") { position += 1 }
    let isComplete = position < end
    if isComplete { position += 1 }
    return HTMLToken(kind: kind, range: start..<position, isComplete: isComplete)
  }

  private func has(_ text: StaticString, at index: Int) -> Bool {
    guard index + text.utf8CodeUnitCount <= end else { return false }
    return (0..<text.utf8CodeUnitCount).allSatisfy {
      bytes[index + $0].asciiLowercased == text.utf8Start[$0]
    }
  }
}

extension HTMLTag {
  /// Whether another language begins with it.
  fileprivate var isForeignRoot: Bool { name == "svg" || name == "math" }
}
