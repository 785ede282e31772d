/// What a picture is by its first bytes; names and media types are not to be trusted.
public enum PictureFormat: String, Hashable, Sendable, CaseIterable {
  case jpeg
  case png
  case gif
  case webp
  case avif

  /// Nil when the bytes are none of the formats that browsers show.
  public init?(of bytes: [UInt8]) {
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if bytes.starts(with: "GIF87a".utf8) || bytes.starts(with: "GIF89a".utf8) {
      self = .gif
    } else if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
      self = .webp
    } else if bytes.isAVIF {
      self = .avif
    } else {
      return nil
    }
  }

  public var fileExtension: String { self == .jpeg ? "jpg" : rawValue }
}
