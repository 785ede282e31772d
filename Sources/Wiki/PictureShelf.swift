/// The pictures that the site has, by the address their source gave.
public struct PictureShelf: Sendable {
  private let files: [String: SitePicture]

  public init(_ files: [String: SitePicture] = [:]) { self.files = files }

  /// The pictures of several sources together; their addresses never meet.
  public init(merging shelves: [PictureShelf]) {
    files = shelves.reduce(into: [:]) { $0.merge($1.files) { first, _ in first } }
  }

  public func file(of picture: Picture?) -> SitePicture? {
    picture.flatMap { files[$0.address] }
  }
}
