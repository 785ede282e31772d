/// Takes a page apart as browsers do, without a copy of anything in it.
///
/// It follows the tokenization of the HTML standard. What the standard lets the tree decide is
/// decided by the element's name alone, which is right for every page without templates in SVG.
public struct HTMLScanner: Sendable {
  /// The tag that was told last.
  public internal(set) var tag = HTMLTagPlaces()
  var position = 0
  /// The element whose raw content comes next.
  var rawElement: HTMLElement?
  private var foreignDepth = 0

  public init() {}

  /// The next piece of the page, which must be the same one every time; nil at its end.
  public mutating func next(in page: Span<UInt8>) -> HTMLPiece? {
    guard position < page.count else { return nil }
    if let element = rawElement {
      rawElement = nil
      if let piece = rawText(of: element, in: page) { return piece }
    }
    return opensMarkup(at: position, in: page) ? markup(in: page) : text(in: page)
  }

  /// Leaves out what comes next: pieces that are known, of which none is a raw element, and none opens or ends another
  /// language without the other.
  public mutating func pass(over length: Int) { position += length }

  private mutating func rawText(of element: HTMLElement, in page: Span<UInt8>) -> HTMLPiece? {
    guard let kind = HTMLRawText(element) else { return nil }
    let start = position
    position = HTMLRawTextReader(element).contentEnd(from: start, in: page)
    guard position > start else { return nil }
    return HTMLPiece(
      kind: .rawText(kind), range: start..<position, isComplete: position < page.count)
  }

  private func opensMarkup(at index: Int, in page: Span<UInt8>) -> Bool {
    guard page[index] == UInt8(ascii: "<"), index + 1 < page.count else { return false }
    let next = page[index + 1]
    if next == UInt8(ascii: "/") { return index + 2 < page.count }
    return next.isASCIILetter || next == UInt8(ascii: "!") || next == UInt8(ascii: "?")
  }

  private mutating func text(in page: Span<UInt8>) -> HTMLPiece {
    let start = position
    repeat {
      position = page.index(of: UInt8(ascii: "<"), from: position + 1)
    } while position < page.count && !opensMarkup(at: position, in: page)
    return HTMLPiece(kind: .text, range: start..<position, isComplete: true)
  }

  private mutating func markup(in page: Span<UInt8>) -> HTMLPiece {
    let next = page[position + 1]
    if next.isASCIILetter { return startTag(in: page) }
    if next == UInt8(ascii: "/"), page[position + 2].isASCIILetter { return endTag(in: page) }
    if page.has("<!--", at: position) { return comment(in: page) }
    return declaration(page.has("<!doctype", at: position) ? .doctype : .comment, in: page)
  }

  private mutating func startTag(in page: Span<UInt8>) -> HTMLPiece {
    let start = position
    position += 1
    let isComplete = readTag(in: page)
    if isComplete, let element = tag.element { enter(element) }
    return HTMLPiece(kind: .startTag, range: start..<position, isComplete: isComplete)
  }

  /// Of a start tag that is complete.
  mutating func enter(_ element: HTMLElement) {
    // In SVG and MathML `<title/>` and `<style/>` are whole elements.
    let isWhole = tag.isSelfClosing && foreignDepth > 0
    if !isWhole, HTMLRawText(element) != nil { rawElement = element }
    if !tag.isSelfClosing, element.isForeignRoot { foreignDepth += 1 }
  }

  private mutating func endTag(in page: Span<UInt8>) -> HTMLPiece {
    let start = position
    position += 2
    let isComplete = readTag(in: page)
    if isComplete, let element = tag.element { leave(element) }
    return HTMLPiece(kind: .endTag, range: start..<position, isComplete: isComplete)
  }

  /// Of an end tag that is complete.
  mutating func leave(_ element: HTMLElement) {
    if element.isForeignRoot { foreignDepth = max(0, foreignDepth - 1) }
  }

  private mutating func comment(in page: Span<UInt8>) -> HTMLPiece {
    let start = position
    // `<!-->` and `<!--->` are whole comments, so the search begins at the opening hyphens.
    position += 2
    while position < page.count {
      if page.has("-->", at: position) { return comment(from: start, closedBy: 3) }
      if position >= start + 4, page.has("--!>", at: position) {
        return comment(from: start, closedBy: 4)
      }
      position += 1
    }
    return HTMLPiece(kind: .comment, range: start..<position, isComplete: false)
  }

  private mutating func comment(from start: Int, closedBy count: Int) -> HTMLPiece {
    position += count
    return HTMLPiece(kind: .comment, range: start..<position, isComplete: true)
  }

  private mutating func declaration(_ kind: HTMLPiece.Kind, in page: Span<UInt8>) -> HTMLPiece {
    let start = position
    position = page.index(of: UInt8(ascii: ">"), from: start)
    let isComplete = position < page.count
    if isComplete { position += 1 }
    return HTMLPiece(kind: kind, range: start..<position, isComplete: isComplete)
  }
}
