/// Finds where the content of an element ends in which `<` opens no tag.
struct HTMLRawTextReader {
  private let bytes: [UInt8]
  private let end: Int
  private let closing: [UInt8]
  private static let innerScript = Array("<script".utf8)

  init(_ bytes: [UInt8], element name: String, to end: Int) {
    self.bytes = bytes
    self.end = end
    closing = Array("</\(name)".utf8)
  }

  /// Where the end tag begins, or where the page breaks off.
  func contentEnd(from start: Int) -> Int {
    switch String(decoding: closing, as: UTF8.self) {
    case "</plaintext": end
    case "</script": scriptEnd(from: start)
    default: (start..<end).first { isTag(closing, at: $0) } ?? end
    }
  }

  /// Scripts may hide in comments, and in those a whole inner script may stand.
  private func scriptEnd(from start: Int) -> Int {
    var state = ScriptState.plain
    var position = start
    while position < end {
      if state != .plain, has("-->", at: position) {
        state = .plain
        position += 3
      } else if isTag(closing, at: position) {
        guard state == .doublyEscaped else { return position }
        state = .escaped
        position += closing.count
      } else if state == .plain, has("<!--", at: position) {
        state = .escaped
        // The two hyphens may be those of `-->` as well: `<!-->` is a whole comment.
        position += 2
      } else if state == .escaped, isTag(Self.innerScript, at: position) {
        state = .doublyEscaped
        position += Self.innerScript.count
      } else {
        position += 1
      }
    }
    return end
  }

  private func has(_ text: StaticString, at position: Int) -> Bool {
    guard position + text.utf8CodeUnitCount <= end else { return false }
    return (0..<text.utf8CodeUnitCount).allSatisfy {
      bytes[position + $0] == text.utf8Start[$0]
    }
  }

  /// Whether `opening` stands there, in any case, and its name ends where `opening` ends.
  private func isTag(_ opening: [UInt8], at position: Int) -> Bool {
    guard bytes[position] == UInt8(ascii: "<"), position + opening.count < end else { return false }
    let after = bytes[position + opening.count]
    guard after.isHTMLSpace || after == UInt8(ascii: "/") || after == UInt8(ascii: ">") else {
      return false
    }
    return opening.indices.allSatisfy {
      bytes[position + $0].asciiLowercased == opening[$0]
    }
  }
}
