/// A proxy that makes connections for us; printed, it is the name of its variable.
struct ProxyServer: Hashable, Sendable {
  /// The environment variable that names it; faults about it name that.
  let variable: String
  let host: String
  let port: Int
  /// `user:password`, as it is meant.
  let login: String?
}

extension ProxyServer: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  var description: String { "the proxy in \(variable)" }

  var debugDescription: String { description }

  var customMirror: Mirror { Mirror(self, children: ["variable": variable]) }
}
