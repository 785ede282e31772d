extension Request {
  /// What a request asks for, which decides what it accepts and how much of it.
  public enum Content: Hashable, Sendable, CaseIterable {
    case json
    case picture

    /// The most bytes that are read of one answer, decompressed.
    public var limit: Int {
      switch self {
      case .json: 8 << 20
      case .picture: 4 << 20
      }
    }

    var accept: String {
      switch self {
      case .json: "application/json"
      case .picture: "image/avif, image/webp, image/jpeg, image/png, image/gif"
      }
    }

    /// In a sentence: `answered HTML where JSON was due`.
    var name: String {
      switch self {
      case .json: "JSON"
      case .picture: "a picture"
      }
    }

    /// In a sentence: `answered 404 where the wire promises a page`.
    var unit: String {
      switch self {
      case .json: "a page"
      case .picture: "a picture"
      }
    }
  }
}
