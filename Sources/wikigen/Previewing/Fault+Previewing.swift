import Diagnostics

extension Fault {
  static func badPort(_ text: String) -> Fault {
    Fault(
      .commandLine, "--port", "is no port: '\(text)'",
      remedy: "Give a number from 1 to 65535, or 0 for any that is free", category: .usage)
  }

  static func noBrowser(_ address: String) -> Fault {
    Fault(
      .serving, address, "can't be opened in a browser from here",
      remedy: "Open it yourself, and leave --open away", category: .unavailable)
  }

  static func badSubfolder(_ path: String) -> Fault {
    Fault(
      .commandLine, "--sub", "is no path: '\(path)'",
      remedy: "Give one of letters, digits and hyphens, such as /wiki", category: .usage)
  }
}
