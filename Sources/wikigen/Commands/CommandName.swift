import ArgumentParser

/// The commands: what reads the arguments of each, and its flags, for faults that name the nearest one.
enum CommandName: Hashable {
  case wikigen
  case build
  case merge
  case initialise
  case serve
  case fetch
  case record
  case diff
  case sources
  case check
  case clean
  case pack
  case doctor
  case help

  static let words = [
    "build", "init", "serve", "fetch", "record", "diff", "sources", "check", "clean",
    "pack", "merge",
    "doctor", "help",
  ]

  init?(_ word: String) {
    switch word {
    case "build": self = .build
    case "merge": self = .merge
    case "init": self = .initialise
    case "serve": self = .serve
    case "fetch": self = .fetch
    case "record": self = .record
    case "diff": self = .diff
    case "sources": self = .sources
    case "check": self = .check
    case "clean": self = .clean
    case "pack": self = .pack
    case "doctor": self = .doctor
    case "help": self = .help
    default: return nil
    }
  }

  /// What reads its arguments; `nil` of the program itself and of its help.
  var type: (any ParsableCommand.Type)? {
    switch self {
    case .wikigen, .help: nil
    case .build: BuildCommand.self
    case .merge: MergeCommand.self
    case .initialise: InitCommand.self
    case .serve: ServeCommand.self
    case .fetch: FetchCommand.self
    case .record: RecordCommand.self
    case .diff: DiffCommand.self
    case .sources: SourcesCommand.self
    case .check: CheckCommand.self
    case .clean: CleanCommand.self
    case .pack: PackCommand.self
    case .doctor: DoctorCommand.self
    }
  }

  /// As a user would type it.
  var call: String {
    switch self {
    case .wikigen: "wikigen"
    case .build: "wikigen build"
    case .merge: "wikigen merge"
    case .initialise: "wikigen init"
    case .serve: "wikigen serve"
    case .fetch: "wikigen fetch"
    case .record: "wikigen record"
    case .diff: "wikigen diff"
    case .sources: "wikigen sources"
    case .check: "wikigen check"
    case .clean: "wikigen clean"
    case .pack: "wikigen pack"
    case .doctor: "wikigen doctor"
    case .help: "wikigen help"
    }
  }

  /// Whether arguments ask for a wiki to be built, as far as can be seen without parsing them.
  static func buildsWiki(_ arguments: [String]) -> Bool {
    ["build", "serve"].contains(arguments.first) && !asksForWords(arguments)
  }

  /// Whether what arguments ask for is all on stdout, as far as can be seen without parsing them:
  /// nothing is made, fetched or removed.
  static func onlyTells(_ arguments: [String]) -> Bool {
    guard !asksForWords(arguments), let first = arguments.first else { return true }
    return switch CommandName(first) {
    case .build, .merge, .initialise, .serve, .fetch, .record, .clean, .pack: false
    case .wikigen, .diff, .sources, .check, .doctor, .help, nil: true
    }
  }

  /// Whether arguments ask for answers that are kept, so that another run goes on where one stopped.
  /// What the environment or the configuration says of recorded answers can't be seen here.
  static func fetches(_ arguments: [String]) -> Bool {
    let areRecorded = arguments.contains { $0 == "--fixtures" || $0.hasPrefix("--recorded") }
    guard !areRecorded, let first = arguments.first else { return false }
    return switch CommandName(first) {
    case .build, .serve, .fetch, .record: true
    case .wikigen, .merge, .initialise, .diff, .sources, .check, .clean, .pack, .doctor, .help, nil:
      false
    }
  }

  private static func asksForWords(_ arguments: [String]) -> Bool {
    arguments.contains { ["--help", "-h", "--version", "--dry-run"].contains($0) }
  }

  var flags: [String] { options + switches + ["--help", "--version"] }

  /// The flags that take the word behind them.
  private var options: [String] {
    switch self {
    case .build: Self.flags { $0.kind != .flag } + ["--set"]
    case .fetch, .record, .diff, .doctor:
      Self.flags { $0.kind != .flag && !Self.ofBuildAlone.contains($0) } + ["--set"]
    case .serve:
      Self.flags(of: WikiFlags.settings.filter { $0.kind != .flag })
        + ["--source", "--set", "--port", "--sub"]
    case .sources: Self.flags(of: SourcesCommand.settings)
    case .merge: Self.flags(of: MergeCommand.settings.filter { $0.kind != .flag })
    case .check: Self.flags(of: CheckCommand.settings.filter { $0.kind != .flag })
    case .clean: Self.flags(of: CleanCommand.settings)
    case .pack: Self.flags(of: PackCommand.settings) + ["--zip", "--zim", "--precompress"]
    case .initialise, .wikigen, .help: []
    }
  }

  private var switches: [String] {
    switch self {
    case .build: Self.flags { $0.kind == .flag }
    case .fetch, .record, .doctor: Self.switchesOfFetch
    case .diff: Self.switchesOfFetch + ["--json"]
    case .check: Self.flags(of: CheckCommand.settings.filter { $0.kind == .flag }) + ["--json"]
    case .merge: Self.flags(of: MergeCommand.settings.filter { $0.kind == .flag })
    case .serve: Self.flags(of: WikiFlags.settings.filter { $0.kind == .flag }) + ["--open"]
    case .clean: ["--dry-run"]
    case .initialise: ["--with-templates", "--with-theme"]
    case .sources, .pack, .wikigen, .help: []
    }
  }

  /// Whether the argument is a flag of this command, or the `--` after which there are none.
  func knows(flag argument: String) -> Bool {
    argument == "-h" || argument == "--"
      || flags.contains(String(argument.prefix { $0 != "=" }))
  }

  /// The first of the arguments that looks like a flag and is none; a number and what stands behind
  /// an option are values.
  func unknownFlag(among arguments: some Collection<String>) -> String? {
    let words = Array(arguments.prefix { $0 != "--" })
    return zip([""] + words, words).first { previous, word in
      let isValue = options.contains(previous) || Double(word) != nil
      return word.hasPrefix("-") && !isValue && !knows(flag: word)
    }?.1
  }

  /// The first word of a dash and a digit behind a flag that takes a value, and the name of that flag without its
  /// dashes. The parser takes whatever begins with a dash for a flag, and says that the value is missing.
  func negativeAmount(
    among arguments: some Collection<String>
  ) -> (flag: String, amount: String)? {
    let words = Array(arguments.prefix { $0 != "--" })
    for (word, next) in zip(words, words.dropFirst())
    where options.contains(word) && next.hasPrefix("-") {
      if let first = next.dropFirst().first, first.isASCII, first.isNumber {
        return (String(word.dropFirst(2)), next)
      }
    }
    return nil
  }

  /// What `fetch` and the like have not, which else take the flags of `build`.
  private static let ofBuildAlone: [Setting] = [.json, .markdown, .share, .after]

  private static var switchesOfFetch: [String] {
    flags { $0.kind == .flag && !ofBuildAlone.contains($0) }
  }

  private static func flags(where isWanted: (Setting) -> Bool) -> [String] {
    flags(of: SettingTable(sources: []).settings.filter(isWanted))
  }

  private static func flags(of settings: [Setting]) -> [String] {
    settings.compactMap(\.flag).map { "--\($0)" }
  }
}
