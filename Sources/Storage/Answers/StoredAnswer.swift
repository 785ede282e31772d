/// An answer whose body was what its decoder expected.
public struct StoredAnswer: Hashable, Sendable {
  /// A body of more bytes is not kept.
  public static let largestBody = 64 << 20

  /// What was asked for, as `key` makes it: what the answer is found by in its run.
  public let url: String
  /// The SHA-256 of the body in lower-case hexadecimal digits: one body is kept once.
  public let digest: String
  public let contentType: String?
  /// Decompressed.
  public let body: [UInt8]
  public let validity: Validity

  public init(
    url: String, digest: String, contentType: String? = nil, body: [UInt8], validity: Validity
  ) {
    self.url = url
    self.digest = digest
    self.contentType = contentType
    self.body = body
    self.validity = validity
  }

  /// What the answer has as its `url` that came when the run asked for an address for the first, the second,
  /// … time. No address that is asked for has a fragment.
  public static func key(of url: String, turn: Int) -> String {
    turn == 1 ? url : "\(url)#\(turn)"
  }

  /// What was asked for, of what `key` made.
  static func url(ofKey key: String) -> String { String(key.prefix { $0 != "#" }) }
}
