/// A picture as it arrived, with what its own bytes say of it.
public struct PictureFile: Hashable, Sendable {
  public let bytes: [UInt8]
  public let format: PictureFormat
  public let size: PictureSize

  /// Nil when the bytes are no picture that a page could show.
  public init?(_ bytes: [UInt8]) {
    guard let format = PictureFormat(of: bytes), let size = PictureSize(of: bytes, format: format)
    else { return nil }
    self.bytes = bytes
    self.format = format
    self.size = size
  }
}
