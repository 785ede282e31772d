/// What the pages of a collection make of the links of its entries.
public struct CollectionRelations: Sendable {
  /// The links to an entry that its own template shows already.
  public let shown: Set<RelationKind>
  /// The relation over which its entries meet: characters in an episode; `nil` if they do not.
  public let meeting: String?

  public init(shown: Set<RelationKind> = [], meeting: String? = nil) {
    self.shown = shown
    self.meeting = meeting
  }
}
