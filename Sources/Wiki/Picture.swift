/// A picture as its source names it; whether the site has it, the `PictureShelf` knows.
public struct Picture: Hashable, Sendable {
  /// The address the API gives, as it stands there.
  public let address: String

  public init(address: String) { self.address = address }
}
