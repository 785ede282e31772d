extension Words {
  /// What stands under a key.
  enum Entry: Hashable, Sendable {
    case text(String)
    case plural(zero: String?, one: String, other: String)
    case list([String])

    var isText: Bool { if case .list = self { false } else { true } }

    var isPlural: Bool { if case .plural = self { true } else { false } }

    /// The `{names}` of all its patterns.
    var arguments: Set<String> {
      switch self {
      case .text(let text): Self.arguments(of: text)
      case .plural(let zero, let one, let other):
        [zero ?? "", one, other].map(Self.arguments).reduce([]) { $0.union($1) }
      case .list: []
      }
    }

    private static func arguments(of pattern: String) -> Set<String> {
      Set(
        pattern.split(separator: "{", omittingEmptySubsequences: false).dropFirst().compactMap {
          part in
          part.firstIndex(of: "}").map { String(part[..<$0]) }
        })
    }
  }
}
