/// A value of a model that says the same on many pages of a site.
public struct SharedValue: Hashable, Sendable {
  /// The name of the field, which no other model with shared values has.
  public let field: String
  /// What the pages have in common on which it says the same.
  public let share: String

  @usableFromInline
  init(field: String, share: String) {
    self.field = field
    self.share = share
  }
}
