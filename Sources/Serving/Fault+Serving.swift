import Diagnostics

extension Fault {
  static func portTaken(_ port: Int) -> Fault {
    Fault(
      .serving, "127.0.0.1:\(port)", "is in use by another program",
      remedy: "Choose another port with --port, or 0 for any that is free", category: .unavailable)
  }

  static func portDenied(_ port: Int) -> Fault {
    Fault(
      .serving, "127.0.0.1:\(port)", "may not be used by this user",
      remedy: "Choose a port above 1023 with --port", category: .unavailable)
  }

  static func notServing(_ port: Int, _ error: any Error) -> Fault {
    Fault(
      .serving, "127.0.0.1:\(port)", "can't be served: \(error)",
      remedy: "Choose another port with --port", category: .unavailable)
  }
}
