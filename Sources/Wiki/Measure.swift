/// A number by which the entries of a collection can be sorted.
public struct Measure: Hashable, Sendable {
  public let kind: Kind
  /// Whether a reader who sorts by it wants the largest first.
  public let isDescending: Bool

  public init(_ kind: Kind, isDescending: Bool = true) {
    self.kind = kind
    self.isDescending = isDescending
  }

  /// The name of the measure in the strings files and in addresses.
  public var id: String { kind.rawValue }
}
