/// A property by which a collection is divided: status, species, season.
public struct Facet: Hashable, Sendable {
  /// Also the name of the folder of its categories: `status`.
  public let id: String
  /// Whether anybody may add a value, so that a value gets a page from two members on.
  public let isOpenEnded: Bool
  public let role: Role

  public init(_ id: String, isOpenEnded: Bool = false, role: Role = .pagesAndFilter) {
    self.id = id
    self.isOpenEnded = isOpenEnded
    self.role = role
  }
}
