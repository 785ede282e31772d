/// One document that has a word.
public struct SearchPosting: Hashable, Sendable {
  public let document: Int
  public let match: Match

  public init(document: Int, match: Match) {
    self.document = document
    self.match = match
  }
}
