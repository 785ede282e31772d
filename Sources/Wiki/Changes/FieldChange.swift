/// What one field of an entry said before, and what it says now.
public struct FieldChange: Hashable, Sendable, Codable {
  /// What the field is called.
  public let label: Phrase
  public let kind: Kind

  public init(_ label: Phrase, _ kind: Kind) {
    self.label = label
    self.kind = kind
  }
}
