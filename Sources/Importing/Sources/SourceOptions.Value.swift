extension SourceOptions {
  /// The value of one setting.
  public enum Value: Hashable, Sendable {
    case text(String)
    case number(Int)
    case list([String])
    case parameters([String: String])

    /// Each text with its length in front, so that no two values look alike.
    var canonical: String {
      switch self {
      case .text(let text): "t\(text.counted)"
      case .number(let number): "n\(number)"
      case .list(let items): "l" + items.map(\.counted).joined()
      case .parameters(let pairs):
        "p" + pairs.sorted { $0.key < $1.key }.map { $0.key.counted + $0.value.counted }.joined()
      }
    }
  }
}

extension String {
  fileprivate var counted: String { "\(utf8.count):\(self)" }
}
