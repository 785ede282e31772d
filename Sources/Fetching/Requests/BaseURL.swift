import Diagnostics
import Foundation

/// Where an API lives: `https://host/path`, without user, query, fragment or trailing slash.
public struct BaseURL: Hashable, Sendable, CustomStringConvertible {
  public let text: String
  /// What the user sets it with; faults about its answers name it.
  public let setting: String

  /// The text itself is never repeated in the fault: it may hold a password.
  public init(_ text: String, setting: String) throws(Fault) {
    if let problem = Self.problem(with: text) {
      throw .addressRefused(setting: setting, problem: problem)
    }
    var text = text
    while text.utf8.last == UInt8(ascii: "/") { text.unicodeScalars.removeLast() }
    self.text = text
    self.setting = setting
  }

  public var description: String { text }

  /// With its port where that is named: `127.0.0.1:8080`.
  public var host: String {
    guard let parts = URLComponents(string: text), let host = parts.host?.lowercased() else {
      return text
    }
    return parts.port.map { "\(host):\($0)" } ?? host
  }

  /// Refuses an address where others could read the credential.
  public func check(forShowing credential: Credential) throws(Fault) {
    guard isConfidential else { throw .credentialInClear(self, credential.variable) }
  }

  /// Whether nobody on the way can read what is sent there.
  var isConfidential: Bool {
    isOnThisMachine || URLComponents(string: text)?.scheme?.lowercased() == "https"
  }

  /// Whether the host is the one that wikigen runs on.
  public var isOnThisMachine: Bool {
    ["localhost", "127.0.0.1", "[::1]", "::1"]
      .contains(URLComponents(string: text)?.host?.lowercased())
  }

  private static func problem(with text: String) -> String? {
    guard text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }),
      let parts = URLComponents(string: text, encodingInvalidCharacters: false)
    else { return "is not a web address" }
    guard let scheme = parts.scheme?.lowercased(), ["http", "https"].contains(scheme) else {
      return "does not begin with http:// or https://"
    }
    if parts.user != nil || parts.password != nil { return "holds a user name or a password" }
    guard let host = parts.host, !host.isEmpty else { return "names no host" }
    if let port = parts.port, !(1...65_535).contains(port) { return "names an impossible port" }
    if parts.query != nil || parts.fragment != nil { return "has a part after ? or #" }
    return nil
  }
}
