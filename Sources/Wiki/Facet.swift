/// A property by which a collection is divided into categories: status, species, season.
public struct Facet: Hashable, Sendable {
  /// Also the name of the folder: `status`.
  public let id: String
  /// Whether anybody may add a value, so that a value gets a page from two members on.
  public let isOpenEnded: Bool

  public init(_ id: String, isOpenEnded: Bool = false) {
    self.id = id
    self.isOpenEnded = isOpenEnded
  }
}
