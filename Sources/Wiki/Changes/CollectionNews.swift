/// What of a collection's entries is worth telling when it changes. Their names always are; what
/// drifts from night to night, such as votes and ranks, is not.
public struct CollectionNews: Sendable {
  /// The facts by the keys of their labels: `rickandmorty.facts.status`.
  public let facts: [String]
  /// The kinds of relations, each with the key of the word for it.
  public let relations: KeyValuePairs<String, String>

  public init(facts: [String] = [], relations: KeyValuePairs<String, String> = [:]) {
    self.facts = facts
    self.relations = relations
  }
}
