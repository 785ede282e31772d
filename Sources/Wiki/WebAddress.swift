/// An address on the web that is safe as a destination: `http` or `https`, printable ASCII only.
public struct WebAddress: Hashable, Sendable {
  public let text: String

  /// `nil` for any other scheme, and for what would have to be escaped to be an address.
  public init?(_ text: String) {
    let scheme = text.prefix { $0 != ":" }.lowercased()
    guard scheme == "https" || scheme == "http", text.dropFirst(scheme.count).hasPrefix("://"),
      text.utf8.count > scheme.count + 3, text.utf8.allSatisfy(Self.isAllowed)
    else { return nil }
    self.text = text
  }

  private static let refused: Set<UInt8> = Set("\"<>\\^`{|}'".utf8)

  private static func isAllowed(_ byte: UInt8) -> Bool {
    (0x21...0x7E).contains(byte) && !refused.contains(byte)
  }
}
