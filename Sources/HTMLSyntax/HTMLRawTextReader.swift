/// Finds where the content of an element ends in which `<` opens no tag.
struct HTMLRawTextReader {
  private let element: HTMLElement

  init(_ element: HTMLElement) { self.element = element }

  /// Where the end tag begins, or where the page breaks off.
  func contentEnd(from start: Int, in page: Span<UInt8>) -> Int {
    switch element {
    case .plaintext: return page.count
    case .script: return scriptEnd(from: start, in: page)
    default:
      var position = page.index(of: UInt8(ascii: "<"), from: start)
      while position < page.count, !isEndTag(at: position, in: page) {
        position = page.index(of: UInt8(ascii: "<"), from: position + 1)
      }
      return position
    }
  }

  /// Scripts may hide in comments, and in those a whole inner script may stand.
  private func scriptEnd(from start: Int, in page: Span<UInt8>) -> Int {
    var state = ScriptState.plain
    var position = start
    while position < page.count {
      if state == .plain {
        position = page.index(of: UInt8(ascii: "<"), from: position)
        guard position < page.count else { break }
      }
      if state != .plain, page.has("-->", at: position) {
        state = .plain
        position += 3
      } else if isEndTag(at: position, in: page) {
        guard state == .doublyEscaped else { return position }
        state = .escaped
        position += "</script".utf8.count
      } else if state == .plain, page.has("<!--", at: position) {
        state = .escaped
        // The two hyphens may be those of `-->` as well: `<!-->` is a whole comment.
        position += 2
      } else if state == .escaped, isTag("<", at: position, in: page) {
        state = .doublyEscaped
        position += "<script".utf8.count
      } else {
        position += 1
      }
    }
    return position
  }

  private func isEndTag(at position: Int, in page: Span<UInt8>) -> Bool {
    isTag("</", at: position, in: page)
  }

  /// Whether a tag of the element stands there, in any case, and its name ends where the element's
  /// does.
  private func isTag(_ opening: StaticString, at position: Int, in page: Span<UInt8>) -> Bool {
    guard page.has(opening, at: position) else { return false }
    var name = PackedName()
    let start = position + opening.utf8CodeUnitCount
    // Bounded, since it is asked at each `<` of a text that may have nothing else.
    let end = page.endOfTagName(from: start, &name, longest: PackedName.longest)
    return end < page.count && HTMLElement(name, length: end - start) == element
  }
}
