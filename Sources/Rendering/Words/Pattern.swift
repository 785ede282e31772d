import Wiki

/// A text of the strings files, cut at its `{names}`.
///
/// A class because it is handed out a million times in a build.
final class Pattern: Sendable {
  /// The text as it stands in the file.
  let text: String
  let parts: [Part]
  /// Those of its arguments.
  let names: [String]
  /// Its own text, as it is and as Markdown has it.
  private let literals: [UInt8]

  /// Numbers alone, so that nothing is counted where one is looked at.
  enum Part: Sendable {
    /// Where its own text lies among the literals, as it is and as Markdown has it.
    case literal(Range<Int>, markdown: Range<Int>)
    /// By the place of its name.
    case argument(Int)
  }

  init(_ text: String) {
    self.text = text
    var (parts, names, literals): ([Part], [String], [UInt8]) = ([], [], [])
    func add(literal: Substring) {
      guard !literal.isEmpty else { return }
      let start = literals.count
      literals += literal.utf8
      let middle = literals.count
      literals += Escaping.markdown.escaped(String(literal)).utf8
      parts.append(.literal(start..<middle, markdown: middle..<literals.count))
    }
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      add(literal: rest[..<open])
      parts.append(.argument(names.count))
      names.append(String(rest[rest.index(after: open)..<close]))
      rest = rest[rest.index(after: close)...]
    }
    add(literal: rest)
    (self.parts, self.names, self.literals) = (parts, names, literals)
  }

  func append(_ literal: Range<Int>, to text: inout GrowingBytes) {
    literals.withUnsafeBytes { text.append(UnsafeRawBufferPointer(rebasing: $0[literal])) }
  }
}
