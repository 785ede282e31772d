extension Request {
  /// What a request asks for, which decides what it accepts and how much of it.
  public enum Content: Hashable, Sendable, CaseIterable {
    case json
    case picture
    /// The JSON that a whole site is listed in: seven megabytes for 10,000 films.
    case manifest

    /// The most bytes that are read of one answer, decompressed.
    public var limit: Int {
      switch self {
      case .json: 8 << 20
      case .picture: 4 << 20
      case .manifest: 256 << 20
      }
    }

    var accept: String {
      switch self {
      case .json, .manifest: "application/json"
      case .picture: "image/avif, image/webp, image/jpeg, image/png, image/gif"
      }
    }

    /// In a sentence: `answered HTML where JSON was due`.
    var name: String {
      switch self {
      case .json, .manifest: "JSON"
      case .picture: "a picture"
      }
    }

    /// In a sentence: `answered 404 where the wire promises a page`.
    var unit: String {
      switch self {
      case .json: "a page"
      case .manifest: "a manifest"
      case .picture: "a picture"
      }
    }
  }
}
