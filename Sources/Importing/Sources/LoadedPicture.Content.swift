extension LoadedPicture {
  /// Where the bytes are.
  public enum Content: Hashable, Sendable {
    case bytes([UInt8])
    /// In a file, with their SHA-256 in hexadecimal digits: many pictures would fill the memory.
    case file(path: String, digest: String)
  }
}
