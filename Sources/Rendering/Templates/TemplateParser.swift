import Diagnostics

/// Reads the template language: Mustache's variables, sections, comments and static partials.
struct TemplateParser {
  private let file: String
  /// Over bytes: every start reads all templates, and what the language is made of is ASCII.
  private let text: [UInt8]
  private var position = 0
  private var line = 1

  static func nodes(of file: ThemeFile) throws(Fault) -> [TemplateNode] {
    if case .template(let nodes) = file.reading { return nodes }
    var parser = TemplateParser(file: file.shownPath, text: try file.text())
    return try parser.nodes(until: nil)
  }

  private init(file: String, text: String) {
    self.file = file
    self.text = Array(text.utf8)
  }

  private mutating func nodes(until open: TemplateTag?) throws(Fault) -> [TemplateNode] {
    var nodes: [TemplateNode] = []
    var pending: [UInt8] = []
    while position < text.count {
      guard text[position] == UInt8(ascii: "{"), hasPrefix("{{") else {
        pending.append(advance())
        continue
      }
      let start = position
      let lineStart = isLineStart(at: start)
      let (sigil, tag) = try self.tag()
      let place = lineStart && sigil == .partial ? placement(at: start) : .inline
      let standsAlone = sigil.mayStandAlone && skipLineIfAlone(&pending, startsLine: lineStart)
      if !pending.isEmpty { nodes.append(.text(String(decoding: pending, as: UTF8.self))) }
      pending.removeAll(keepingCapacity: true)
      switch sigil {
      case .comment: break
      case .variable: nodes.append(.variable(tag))
      case .unescaped: nodes.append(.unescaped(tag))
      case .partial:
        nodes.append(.partial(tag, placement: standsAlone ? place : .inline))
      case .section, .inverted:
        let body = try self.nodes(until: tag)
        nodes.append(.section(tag, isInverted: sigil == .inverted, body))
      case .end:
        guard let open else { throw Fault.strayEnd(tag) }
        guard open.name == tag.name else { throw Fault.wrongEnd(tag, of: open) }
        return nodes
      }
    }
    if let open { throw Fault.openSection(open) }
    if !pending.isEmpty { nodes.append(.text(String(decoding: pending, as: UTF8.self))) }
    return nodes
  }

  private enum Sigil {
    case variable, unescaped, section, inverted, end, partial, comment

    /// Whether a line that holds only this tag leaves nothing behind.
    var mayStandAlone: Bool { self != .variable && self != .unescaped }
  }

  /// Reads one tag; the position stands on its first brace.
  private mutating func tag() throws(Fault) -> (Sigil, TemplateTag) {
    let start = line
    let isTriple = hasPrefix("{{{")
    let close: StaticString = isTriple ? "}}}" : "}}"
    position += isTriple ? 3 : 2
    let inner = position
    while !hasPrefix(close) {
      guard position < text.count else { throw Fault.openTag(file: file, line: start) }
      _ = advance()
    }
    let trimmed = String(decoding: text[inner..<position], as: UTF8.self).trimmed
    position += close.utf8CodeUnitCount
    if isTriple { return (.unescaped, try named(trimmed, at: start)) }
    let rest = String(trimmed.dropFirst()).trimmed
    switch trimmed.first {
    case "!": return (.comment, TemplateTag(file: file, line: start, name: ""))
    case "#": return (.section, try named(rest, at: start))
    case "^": return (.inverted, try named(rest, at: start))
    case "/": return (.end, try named(rest, at: start))
    case ">": return (.partial, try named(rest, at: start))
    default: return (.variable, try named(trimmed, at: start))
    }
  }

  /// A name of the language: `x`, `x.y`, `.`, `first()`; anything else is refused.
  private func named(_ name: String, at line: Int) throws(Fault) -> TemplateTag {
    let tag = TemplateTag(file: file, line: line, name: name)
    let words = name.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let isWord = words.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isOfName) }
    guard isWord || name == "." || ["first()", "last()", "index()"].contains(name) else {
      throw Fault.notInLanguage(tag)
    }
    return tag
  }

  /// Whether nothing but blanks stands between the line's beginning and a position.
  private func isLineStart(at position: Int) -> Bool {
    var index = position
    while index > 0, text[index - 1].isBlank { index -= 1 }
    return index == 0 || text[index - 1] == .lineEnd
  }

  /// Of a tag that a line begins with.
  private func placement(at position: Int) -> PartialPlacement {
    guard position == 0 || text[position - 1] == .lineEnd else { return .inline }
    return isSeparated(lineBefore(position)) && isSeparated(lineAfter(position)) ? .block : .inline
  }

  /// A blank line, a line of tags only, or the file's edge.
  private func isSeparated(_ line: String?) -> Bool {
    guard let line = line?.trimmed, !line.isEmpty else { return true }
    return line.hasPrefix("{{") && line.hasSuffix("}}")
      && ["#", "^", "/", "!"].contains(line.dropFirst(2).first ?? " ")
  }

  private func lineBefore(_ position: Int) -> String? {
    guard position > 1 else { return nil }
    let front = text[..<(position - 1)]
    let start = front.lastIndex(of: .lineEnd).map { $0 + 1 } ?? 0
    return String(decoding: front[start...], as: UTF8.self)
  }

  private func lineAfter(_ position: Int) -> String? {
    guard let end = text[position...].firstIndex(of: .lineEnd) else { return nil }
    return String(decoding: text[(end + 1)...].prefix { $0 != .lineEnd }, as: UTF8.self)
  }

  /// A tag that is alone on its line takes the whole line with it.
  private mutating func skipLineIfAlone(_ pending: inout [UInt8], startsLine: Bool) -> Bool {
    var end = position
    while end < text.count, text[end].isBlank { end += 1 }
    guard startsLine, end == text.count || text[end] == .lineEnd else { return false }
    while let last = pending.last, last.isBlank { pending.removeLast() }
    if end < text.count {
      end += 1
      line += 1
    }
    position = end
    return true
  }

  private func hasPrefix(_ prefix: StaticString) -> Bool {
    let bytes = UnsafeBufferPointer(start: prefix.utf8Start, count: prefix.utf8CodeUnitCount)
    return text[position...].starts(with: bytes)
  }

  private mutating func advance() -> UInt8 {
    let byte = text[position]
    position += 1
    if byte == .lineEnd { line += 1 }
    return byte
  }
}

extension UInt8 {
  fileprivate static let lineEnd = UInt8(ascii: "\n")

  fileprivate var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

  fileprivate var isOfName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}

extension StringProtocol {
  /// Without the blanks and line ends at its edges.
  var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}
