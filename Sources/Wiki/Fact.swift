/// One row of an infobox.
public struct Fact: Hashable, Sendable {
  public let label: Phrase
  /// May hold links.
  public let value: Phrase

  public init(_ label: Phrase, _ value: Phrase) {
    self.label = label
    self.value = value
  }
}
