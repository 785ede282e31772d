import Diagnostics

extension Fault {
  /// Why the arguments can't be understood; `message` is the parser's own.
  static func usage(_ arguments: [String], message: String) -> Fault {
    guard let first = arguments.first else { return misused(.wikigen, message) }
    guard !first.hasPrefix("-") else {
      return CommandName.wikigen.knows(flag: first)
        ? misused(.wikigen, message) : unknownFlag(first, of: .wikigen)
    }
    guard let command = CommandName(first) else { return unknownCommand(first) }
    if let flag = command.unknownFlag(among: arguments.dropFirst()) {
      return unknownFlag(flag, of: command)
    }
    if let (flag, amount) = command.negativeAmount(among: arguments.dropFirst()),
      let fault = wrongAmount(amount, flag)
    {
      return fault
    }
    return misused(command, message)
  }

  /// `nil` of a flag that takes something else.
  private static func wrongAmount(_ text: String, _ flag: String) -> Fault? {
    if flag == "port" { return badPort(text) }
    guard let setting = SettingTable(sources: []).setting(ofFlag: flag), setting.kind.isAmount
    else { return nil }
    return wrongValue(text, of: setting, from: .flag(flag))
  }

  /// An error that no stage turned into a fault.
  static func unexplained(_ error: any Error) -> Fault {
    Fault(
      .commandLine, "\(type(of: error))", "ended the run without an explanation",
      remedy: "This is a bug of wikigen; please report it", category: .bug)
  }

  /// By a signal, with nothing kept that a new run goes on with.
  static func interruptedCommand() -> Fault {
    Fault(
      .commandLine, "The run", "was interrupted", remedy: "Start it again", category: .unavailable)
  }

  static func unknownCommand(_ word: String) -> Fault {
    let meant = word.nearest(in: CommandName.words)
    return Fault(
      .commandLine, word.withoutAddresses, "is no command of wikigen",
      remedy: meant.map { "Write wikigen \($0)" }
        ?? "The commands are \(CommandName.words.joined(separator: ", "))",
      category: .usage)
  }

  private static func unknownFlag(_ text: String, of command: CommandName) -> Fault {
    let flag = String(text.prefix { $0 != "=" })
    let remedy =
      if let meant = flag.nearest(in: command.flags) {
        "Write \(meant)"
      } else if command == .wikigen, CommandName.build.knows(flag: flag) {
        "Write it behind the command: wikigen build \(flag)"
      } else {
        "See \(command.call) --help"
      }
    return Fault(
      .commandLine, flag, "is no flag of \(command.call)", remedy: remedy, category: .usage)
  }

  private static func misused(_ command: CommandName, _ message: String) -> Fault {
    var message = message.split(separator: "\n").first.map(String.init)?.withoutAddresses ?? ""
    while message.hasSuffix(".") { message.removeLast() }
    return Fault(
      .commandLine, command.call,
      "can't be run like this: \(message.prefix(1).lowercased() + message.dropFirst())",
      remedy: "See \(command.call) --help", category: .usage)
  }

  static func afterWithoutShare() -> Fault {
    Fault(
      .commandLine, "--after", "is for shares; a whole wiki goes on from the one in --out",
      remedy: "Add --shard, or leave it out", category: .usage)
  }

  static func oddRecordings() -> Fault {
    Fault(
      .commandLine, "wikigen diff", "compares two recordings, or the last two runs in the cache",
      remedy: "Name two folders or none", category: .usage)
  }

  static func unnamedFolder() -> Fault {
    Fault(
      .commandLine, "wikigen init", "was given an empty name",
      remedy: "Name a folder, or leave it out",
      category: .usage)
  }

  /// `wikigen fetch` was told to take what is here already.
  static func nothingToFetch(_ setting: Setting) -> Fault {
    let flag = setting.flag ?? ""
    return Fault(
      .commandLine, "wikigen fetch", "asks the APIs, which --\(flag) forbids",
      remedy: "Leave it out, and WIKIGEN_\(flag.environmentName) too", category: .usage)
  }

  /// `wikigen diff` was told of answers that it does not compare.
  static func nothingToCompare(_ setting: Setting) -> Fault {
    Fault(
      .commandLine, "--\(setting.flag ?? "")", "is nothing that wikigen diff compares",
      remedy: "Leave it out for the last two runs in the cache, or name two recordings",
      category: .usage)
  }

  static func twoFolders(_ command: String) -> Fault {
    Fault(
      .commandLine, command, "was given two folders",
      remedy: "Name one, as an argument or with --out", category: .usage)
  }

  static func nothingToPack() -> Fault {
    Fault(
      .commandLine, "wikigen pack", "was not told what to make",
      remedy: "Add --zip FILE, --zim FILE or --precompress DIR", category: .usage)
  }

  static func unnamedShare() -> Fault {
    Fault(
      .commandLine, "wikigen merge", "was given an empty name",
      remedy: "Name the folder of each share", category: .usage)
  }

  static func unnamedPack() -> Fault {
    Fault(
      .commandLine, "wikigen pack", "was given an empty name",
      remedy: "Name a file behind --zip and --zim, a folder behind --precompress",
      category: .usage)
  }

  static func packNamedTwice() -> Fault {
    Fault(
      .commandLine, "wikigen pack", "was given one name for two packs",
      remedy: "Name a file or folder of its own for each", category: .usage)
  }

  static func noRecordingFolder() -> Fault {
    Fault(
      .commandLine, "wikigen record", "needs a folder to write to",
      remedy: "Name one with --out", category: .usage)
  }
}
