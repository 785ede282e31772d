/// An address on the web that is safe as a destination: `http` or `https`, printable ASCII only,
/// and nobody's name before the host, which a reader would take for the host.
public struct WebAddress: Hashable, Sendable {
  public let text: String

  /// `nil` for any other scheme, and for what would have to be escaped to be an address.
  public init?(_ text: String) {
    var text = text
    guard text.withUTF8(Self.isSafe) else { return nil }
    self.text = text
  }

  /// Over bytes: every film brings some addresses, each time its page is made.
  private static func isSafe(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    // The bit makes a letter lower-case.
    let isHTTP = text.count > 4 && zip(text, "http".utf8).allSatisfy { $0 | 0x20 == $1 }
    guard isHTTP else { return false }
    let scheme = text[4] | 0x20 == UInt8(ascii: "s") ? 5 : 4
    guard text[scheme...].starts(with: "://".utf8), text.allSatisfy(isAllowed) else { return false }
    let host = text[(scheme + 3)...].prefix { !isEndOfHost($0) }
    return !host.isEmpty && !host.contains(UInt8(ascii: "@"))
  }

  private static func isEndOfHost(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): true
    default: false
    }
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\\"),
      UInt8(ascii: "^"), UInt8(ascii: "`"), UInt8(ascii: "{"), UInt8(ascii: "|"),
      UInt8(ascii: "}"), UInt8(ascii: "'"):
      false
    default: (0x21...0x7E).contains(byte)
    }
  }
}
