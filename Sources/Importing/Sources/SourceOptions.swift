/// The values that the user gave to the settings of one source.
public struct SourceOptions: Hashable, Sendable {
  private let values: [String: Value]

  public init(_ values: [String: Value] = [:]) { self.values = values }

  func text(_ name: String) -> String? {
    if case .text(let text) = values[name] { text } else { nil }
  }

  func number(_ name: String) -> Int? {
    if case .number(let number) = values[name] { number } else { nil }
  }

  func list(_ name: String) -> [String]? {
    if case .list(let items) = values[name] { items } else { nil }
  }

  func parameters(_ name: String) -> [String: String] {
    if case .parameters(let pairs) = values[name] { pairs } else { [:] }
  }

  /// The same for the same values, and for no others; what a source is asked depends on them.
  public var canonical: String {
    values.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value.canonical)" }
      .joined(separator: "\n")
  }
}
