import Diagnostics

/// Which proxy leads to which host, as the environment says it.
public struct ProxySettings: Sendable {
  /// Every host is asked directly.
  public static let none = ProxySettings()

  private let byScheme: [String: ProxyServer]
  private let exceptions: ProxyExceptions

  private init() {
    byScheme = [:]
    exceptions = ProxyExceptions("")
  }

  /// Reads `http_proxy`, `https_proxy` and `no_proxy`, in small letters or else in capitals; an
  /// empty variable is none.
  public init(environment: [String: String]) throws(Fault) {
    var byScheme: [String: ProxyServer] = [:]
    for scheme in ["http", "https"] {
      guard let (variable, text) = Self.find("\(scheme)_proxy", in: environment) else { continue }
      byScheme[scheme] = try ProxyServer(text, in: variable)
    }
    self.byScheme = byScheme
    exceptions = ProxyExceptions(Self.find("no_proxy", in: environment)?.text ?? "")
  }

  var servers: Set<ProxyServer> { Set(byScheme.values) }

  /// Nil where the host is asked directly, as this machine always is.
  func server(for origin: Origin) -> ProxyServer? {
    origin.isLoopback || exceptions.contains(origin) ? nil : byScheme[origin.scheme]
  }

  private static func find(
    _ name: String, in environment: [String: String]
  ) -> (variable: String, text: String)? {
    for variable in [name, name.uppercased()] {
      if let text = environment[variable], !text.isEmpty { return (variable, text) }
    }
    return nil
  }
}
