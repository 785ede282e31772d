/// An address on the web that is safe as a destination: `http` or `https`, printable ASCII only,
/// and nobody's name before the host, which a reader would take for the host.
public struct WebAddress: Hashable, Sendable {
  public let text: String

  /// `nil` for any other scheme, and for what would have to be escaped to be an address.
  public init?(_ text: String) {
    let scheme = text.prefix { $0 != ":" }.lowercased()
    guard scheme == "https" || scheme == "http", text.dropFirst(scheme.count).hasPrefix("://"),
      text.utf8.allSatisfy(Self.isAllowed)
    else { return nil }
    let host = text.dropFirst(scheme.count + 3).prefix { !"/?#".contains($0) }
    guard !host.isEmpty, !host.contains("@") else { return nil }
    self.text = text
  }

  private static let refused: Set<UInt8> = Set("\"<>\\^`{|}'".utf8)

  private static func isAllowed(_ byte: UInt8) -> Bool {
    (0x21...0x7E).contains(byte) && !refused.contains(byte)
  }
}
