/// A text of the strings files, cut at its `{names}`.
///
/// A class because it is handed out a million times in a build.
final class Pattern: Sendable {
  /// The text as it stands in the file.
  let text: String
  let parts: [Part]

  enum Part: Sendable {
    /// Its own text, as it is and as Markdown has it.
    case literal([UInt8], markdown: [UInt8])
    case argument(String)
  }

  init(_ text: String) {
    self.text = text
    var parts: [Part] = []
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      parts += Self.literal(rest[..<open])
      parts.append(.argument(String(rest[rest.index(after: open)..<close])))
      rest = rest[rest.index(after: close)...]
    }
    self.parts = parts + Self.literal(rest)
  }

  private static func literal(_ text: Substring) -> [Part] {
    text.isEmpty
      ? []
      : [.literal(Array(text.utf8), markdown: Array(Escaping.markdown.escaped(String(text)).utf8))]
  }
}
