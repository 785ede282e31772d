import Foundation

/// Scheme, host and port of a web address: what a credential belongs to.
struct Origin: Hashable, Sendable {
  let scheme: String
  /// In small letters, without the brackets of an IPv6 address.
  let host: String
  let port: Int

  /// Nil for what is no address of the web, or holds a user name.
  init?(_ url: String) {
    guard let parts = URLComponents(string: url, encodingInvalidCharacters: false),
      let scheme = parts.scheme?.lowercased(), let defaultPort = Self.defaultPorts[scheme],
      parts.user == nil, parts.password == nil, let host = parts.host, !host.isEmpty
    else { return nil }
    self.scheme = scheme
    self.host = host.lowercased().trimmingCharacters(in: CharacterSet(charactersIn: "[]"))
    self.port = parts.port ?? defaultPort
  }

  var isOnDefaultPort: Bool { Self.defaultPorts[scheme] == port }

  /// Whether it is this machine.
  var isLoopback: Bool {
    host == "localhost" || host.hasSuffix(".localhost") || host == "::1" || isLoopbackNumber
  }

  /// `127.0.0.1`, or any other of that network.
  private var isLoopbackNumber: Bool {
    let parts = host.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return parts.count == 4 && parts[0].elementsEqual("127".utf8)
      && parts.allSatisfy {
        !$0.isEmpty && $0.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
      }
  }

  /// Whether both hosts are one, a leading `www.` aside.
  func isSameSite(as other: Origin) -> Bool { site == other.site }

  private var site: Substring { host.hasPrefix("www.") ? host.dropFirst(4) : host[...] }

  private static let defaultPorts = ["http": 80, "https": 443]
}
