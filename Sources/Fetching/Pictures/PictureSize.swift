/// A picture's size in pixels, as its own bytes state it.
public struct PictureSize: Hashable, Sendable {
  public let width: Int
  public let height: Int

  /// Far beyond any poster; a picture that states more is broken or hostile.
  static let longestSide = 20_000

  /// Nil when the bytes end before the size, or state one that no picture has.
  public init?(of bytes: [UInt8], format: PictureFormat) {
    let size: (width: Int, height: Int)? =
      switch format {
      case .png: bytes.sizeOfPNG
      case .gif: bytes.sizeOfGIF
      case .jpeg: bytes.sizeOfJPEG
      case .webp: bytes.sizeOfWebP
      case .avif: bytes.sizeOfAVIF
      }
    guard let size, (1...Self.longestSide).contains(size.width),
      (1...Self.longestSide).contains(size.height)
    else { return nil }
    width = size.width
    height = size.height
  }
}
