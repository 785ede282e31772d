import Fetching

/// A picture that was fetched, under the address its source gave.
public struct LoadedPicture: Sendable {
  public let address: String
  public let format: PictureFormat
  public let size: PictureSize
  public let byteCount: Int
  public let content: Content

  init(address: String, _ file: PictureFile, keptAt place: (path: String, digest: String)?) {
    self.address = address
    format = file.format
    size = file.size
    byteCount = file.bytes.count
    content = place.map { .file(path: $0.path, digest: $0.digest) } ?? .bytes(file.bytes)
  }
}
