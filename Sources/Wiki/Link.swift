/// Words that lead somewhere.
public struct Link: Hashable, Sendable {
  public let title: Phrase
  public let target: Target

  public init(_ title: Phrase, to target: Target) {
    self.title = title
    self.target = target
  }
}
