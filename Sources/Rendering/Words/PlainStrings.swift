/// Reads a strings file that needs hardly any of YAML, as wikigen's own do: maps, texts of one line, folded texts, lists and
/// maps of words. Yams takes several times as long, at every start.
///
/// What it reads it reads as Yams does. It gives up any other file, and one with a fault, which Yams then tells.
struct PlainStrings {
  /// What stands under a name.
  private enum Node {
    case text(String)
    case list([String])
    case map([Member])
  }

  private typealias Member = (name: String, node: Node)
  private typealias Line = (indent: Int, content: ArraySlice<UInt8>)

  private var rest: ArraySlice<UInt8>

  /// `nil` where it takes Yams to read the text.
  static func entries(of text: String) -> [String: Words.Entry]? {
    let bytes = Array(text.utf8)
    guard bytes.isPlain else { return nil }
    var reader = PlainStrings(rest: bytes[...])
    guard let members = reader.members(at: 0, depth: 0), reader.rest.isEmpty else { return nil }
    var entries: [String: Words.Entry] = [:]
    entries.reserveCapacity(bytes.count / usualBytes)
    collect(members, under: "", into: &entries)
    return entries
  }

  /// The members that are indented so far.
  private mutating func members(at indent: Int, depth: Int) -> [Member]? {
    guard depth < Self.mostDepth else { return nil }
    var members: [Member] = []
    while let line = nextLine(), line.indent >= indent {
      guard members.count < Self.mostMembers, line.indent == indent,
        let colon = line.content.firstIndex(of: UInt8(ascii: ":")),
        let name = line.content[..<colon].name, !members.contains(where: { $0.name == name })
      else { return nil }
      passLine()
      let value = line.content[(colon + 1)...]
      guard let node = node(value, indentedBy: indent, depth: depth) else { return nil }
      members.append((name, node))
    }
    return members
  }

  /// What stands behind a name, or below it.
  private mutating func node(_ value: ArraySlice<UInt8>, indentedBy indent: Int, depth: Int)
    -> Node?
  {
    if value.isEmpty {
      guard let next = nextLine(), next.indent > indent else { return nil }
      guard next.content.first == UInt8(ascii: "[") else {
        return members(at: next.indent, depth: depth + 1).map(Node.map)
      }
      passLine()
      return isOver(indent) ? Self.list(next.content) : nil
    }
    guard value.first == UInt8(ascii: " ") else { return nil }
    let value = value.drop { $0 == UInt8(ascii: " ") }
    if value.elementsEqual(">-".utf8) { return folded(indentedBy: indent + 1).map(Node.text) }
    guard isOver(indent) else { return nil }
    return switch value.first {
    case UInt8(ascii: "["): Self.list(value)
    case UInt8(ascii: "{"): Self.map(value)
    default: value.scalar.map(Node.text)
    }
  }

  /// `[Red, Green]`
  private static func list(_ value: ArraySlice<UInt8>) -> Node? {
    guard value.last == UInt8(ascii: "]") else { return nil }
    var texts: [String] = []
    for part in value.dropFirst().dropLast().parts {
      guard let text = part.words else { return nil }
      texts.append(text)
    }
    return .list(texts)
  }

  /// `{emoji: 🎥, word: In production}`
  private static func map(_ value: ArraySlice<UInt8>) -> Node? {
    guard value.last == UInt8(ascii: "}") else { return nil }
    var members: [Member] = []
    for part in value.dropFirst().dropLast().parts {
      guard let colon = part.firstIndex(of: UInt8(ascii: ":")), let name = part[..<colon].name,
        part[(colon + 1)...].first == UInt8(ascii: " "), let text = part[(colon + 1)...].words,
        !members.contains(where: { $0.name == name })
      else { return nil }
      members.append((name, .text(text)))
    }
    return .map(members)
  }

  /// Whether no further line belongs to what is indented so far.
  private mutating func isOver(_ indent: Int) -> Bool {
    nextLine().map { $0.indent <= indent } ?? true
  }

  /// Lines that make one text, as far as they are indented alike.
  private mutating func folded(indentedBy least: Int) -> String? {
    guard let indent = line?.indent, indent >= least else { return nil }
    var text: [UInt8] = []
    while let line, line.indent >= indent, !line.content.isEmpty {
      guard line.indent == indent, line.content.first != UInt8(ascii: "#") else { return nil }
      if !text.isEmpty { text.append(UInt8(ascii: " ")) }
      text += line.content
      passLine()
    }
    // What comes after an empty line, even a comment, would be the text's too.
    while let line, line.content.isEmpty { passLine() }
    guard line.map({ $0.indent < indent }) ?? true else { return nil }
    return String(decoding: text, as: UTF8.self)
  }

  /// The next line that says something.
  private mutating func nextLine() -> Line? {
    while let line, line.content.first.map({ $0 == UInt8(ascii: "#") }) ?? true { passLine() }
    return line
  }

  /// The next line; `nil` behind the last.
  private var line: Line? {
    guard !rest.isEmpty else { return nil }
    let line = rest.prefix { $0 != UInt8(ascii: "\n") }
    let content = line.drop { $0 == UInt8(ascii: " ") }
    return (line.count - content.count, content)
  }

  private mutating func passLine() {
    rest = rest.drop { $0 != UInt8(ascii: "\n") }.dropFirst()
  }

  private static func collect(
    _ members: [Member], under prefix: String, into entries: inout [String: Words.Entry]
  ) {
    for (name, node) in members {
      let path = prefix.isEmpty ? name : "\(prefix).\(name)"
      switch node {
      case .text(let text): entries[path] = .text(text)
      case .list(let texts): entries[path] = .list(texts)
      case .map(let inner):
        if let plural = plural(inner) {
          entries[path] = plural
        } else {
          collect(inner, under: path, into: &entries)
        }
      }
    }
  }

  private static func plural(_ members: [Member]) -> Words.Entry? {
    func text(_ name: String) -> String? {
      guard case .text(let text) = members.first(where: { $0.name == name })?.node else {
        return nil
      }
      return text
    }
    guard let one = text("one"), let other = text("other") else { return nil }
    return .plural(zero: text("zero"), one: one, other: other)
  }

  private static let mostDepth = 8
  /// All are passed for each: Yams is the faster one with more.
  private static let mostMembers = 200
  /// Of an entry; more makes room once more.
  private static let usualBytes = 40
}

extension [UInt8] {
  /// Whether there is nothing that YAML reads otherwise than as a character of a line: control characters, other ends of
  /// lines, marks of an encoding, white space that a line ends with.
  fileprivate var isPlain: Bool {
    var (before, last): (UInt8, UInt8) = (0, UInt8(ascii: "\n"))
    for byte in self {
      switch byte {
      case UInt8(ascii: "\n"): if last == UInt8(ascii: " ") { return false }
      case 0..<0x20, 0x7F: return false
      case 0x80..<0xA0 where last == 0xC2: return false
      case 0xA8...0xA9 where before == 0xE2 && last == 0x80: return false
      case 0xBE...0xBF where before == 0xEF && (last == 0xBB || last == 0xBF): return false
      default: break
      }
      (before, last) = (last, byte)
    }
    return last != UInt8(ascii: " ")
  }
}

extension ArraySlice<UInt8> {
  /// A name of letters, digits and hyphens, if it is one.
  fileprivate var name: String? {
    guard count <= Self.mostOfName, first?.isLetterOrDigit == true,
      allSatisfy({ $0.isLetterOrDigit || $0 == UInt8(ascii: "-") })
    else { return nil }
    return String(decoding: self, as: UTF8.self)
  }

  /// A text of one line, in double quotes or without.
  fileprivate var scalar: String? {
    guard let first else { return nil }
    if first == UInt8(ascii: "\"") {
      let inner = dropFirst().dropLast()
      guard count > 1, last == first,
        !inner.contains(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") })
      else { return nil }
      return String(decoding: inner, as: UTF8.self)
    }
    guard !Self.indicators.contains(first) else { return nil }
    var last = first
    for byte in dropFirst() {
      let isOver =
        byte == UInt8(ascii: " ")
        ? last == UInt8(ascii: ":") : byte == UInt8(ascii: "#") && last == UInt8(ascii: " ")
      if isOver { return nil }
      last = byte
    }
    return last == UInt8(ascii: ":") ? nil : String(decoding: self, as: UTF8.self)
  }

  /// What commas part, without the white space before it.
  fileprivate var parts: [ArraySlice<UInt8>] {
    split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
      .map { part in part.drop { $0 == UInt8(ascii: " ") } }
  }

  /// Words that mean the same in and out of brackets.
  fileprivate var words: String? {
    let words = drop { $0 == UInt8(ascii: " ") }
    let isPlain = words.allSatisfy {
      $0.isLetterOrDigit || $0 >= 0x80 || $0 == UInt8(ascii: " ")
    }
    guard isPlain, !words.isEmpty, words.last != UInt8(ascii: " ") else { return nil }
    return String(decoding: words, as: UTF8.self)
  }

  private static var mostOfName: Int { 100 }

  /// What begins something else than a text, at least in some places.
  private static var indicators: [UInt8] { Array("-?:,[]{}#&*!|>'\"%@` ".utf8) }
}

extension UInt8 {
  fileprivate var isLetterOrDigit: Bool {
    (0x61...0x7A).contains(self | 0x20) || (0x30...0x39).contains(self)
  }
}
