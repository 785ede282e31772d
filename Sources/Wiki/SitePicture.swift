/// A picture that is a file of the site.
public struct SitePicture: Hashable, Sendable {
  /// The path in the site: `images/3f2a….jpg`.
  public let path: String
  /// In pixels, as the bytes say.
  public let width: Int
  /// In pixels, as the bytes say.
  public let height: Int

  public init(path: String, width: Int, height: Int) {
    self.path = path
    self.width = width
    self.height = height
  }
}
