import Fetching

/// A picture that was fetched, under the address its source gave.
public struct LoadedPicture: Sendable {
  public let address: String
  public let file: PictureFile
}
