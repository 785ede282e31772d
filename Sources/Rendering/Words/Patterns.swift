import Wiki

/// What the patterns of a table of words are made of, one behind the other.
struct Patterns: Sendable {
  private(set) var parts: [Pattern.Part] = []
  /// Those of arguments.
  private(set) var names: [String] = []
  private var bytes: [UInt8] = []

  mutating func add(_ text: String) -> Pattern {
    let start = parts.count
    let whole = add(bytes: text)
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      add(literal: rest[..<open])
      parts.append(.argument(names.count))
      names.append(String(rest[rest.index(after: open)..<close]))
      rest = rest[rest.index(after: close)...]
    }
    add(literal: rest)
    return Pattern(text: whole, parts: start..<parts.count)
  }

  private mutating func add(literal: Substring) {
    guard !literal.isEmpty else { return }
    let plain = add(bytes: String(literal))
    parts.append(.literal(plain, markdown: add(bytes: Escaping.markdown.escaped(String(literal)))))
  }

  private mutating func add(bytes text: String) -> Range<Int> {
    let start = bytes.count
    bytes += text.utf8
    return start..<bytes.count
  }

  func append(_ range: Range<Int>, to text: inout GrowingBytes) {
    bytes.withUnsafeBytes { text.append(UnsafeRawBufferPointer(rebasing: $0[range])) }
  }
}
