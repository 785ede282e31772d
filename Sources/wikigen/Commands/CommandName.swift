/// The commands with the flags of each, for faults that name the nearest one.
enum CommandName: Hashable {
  case wikigen
  case build
  case sources
  case help

  static let words = ["build", "sources", "help"]

  init?(_ word: String) {
    switch word {
    case "build": self = .build
    case "sources": self = .sources
    case "help": self = .help
    default: return nil
    }
  }

  /// As a user would type it.
  var call: String {
    switch self {
    case .wikigen: "wikigen"
    case .build: "wikigen build"
    case .sources: "wikigen sources"
    case .help: "wikigen help"
    }
  }

  var flags: [String] {
    switch self {
    case .wikigen: ["--help", "--version"]
    case .build:
      SettingTable(sources: []).settings.compactMap(\.flag).map { "--\($0)" }
        + ["--set", "--help", "--version"]
    case .sources, .help: ["--help", "--version"]
    }
  }

  /// Whether the argument is a flag of this command, or the `--` after which there are none.
  func knows(flag argument: String) -> Bool {
    argument == "-h" || argument == "--"
      || flags.contains(String(argument.prefix { $0 != "=" }))
  }
}
