import Diagnostics
import Foundation

extension ProxyServer {
  /// `http://user:password@host:port`, of which only the host must be there.
  init(_ text: String, in variable: String) throws(Fault) {
    let address = text.contains("://") ? text : "http://\(text)"
    guard text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }),
      let parts = URLComponents(string: address, encodingInvalidCharacters: false),
      let scheme = parts.scheme?.lowercased()
    else { throw .proxyUnfit(variable, problem: "holds no address of a proxy") }
    guard scheme == "http" else {
      throw .proxyUnfit(variable, problem: Self.problem(withScheme: scheme))
    }
    guard let host = parts.host, !host.isEmpty else {
      throw .proxyUnfit(variable, problem: "names no host")
    }
    guard (1...65_535).contains(parts.port ?? Self.defaultPort) else {
      throw .proxyUnfit(variable, problem: "names an impossible port")
    }
    self.variable = variable
    self.host = host.trimmingCharacters(in: CharacterSet(charactersIn: "[]"))
    port = parts.port ?? Self.defaultPort
    login = parts.user.map { "\($0):\(parts.password ?? "")" }
  }

  private static let defaultPort = 80

  private static func problem(withScheme scheme: String) -> String {
    if scheme.hasPrefix("socks") { return "names a SOCKS proxy, which wikigen does not speak to" }
    return scheme == "https"
      ? "names a proxy that is spoken to in HTTPS, which wikigen does not do"
      : "holds no address of a proxy"
  }
}
