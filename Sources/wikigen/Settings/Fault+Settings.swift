import Diagnostics

extension Fault {
  /// A number or word on the command line is usage; what only the user's set-up can be wrong about,
  /// such as an address, is configuration wherever it stands. An address may hold a password, and
  /// parameters a key: they are not repeated.
  static func wrongValue(_ text: String, of setting: Setting, from origin: SettingOrigin) -> Fault {
    let unknown = text.listItems.first { !setting.kind.words.contains($0) } ?? text
    let meant = unknown.nearest(in: setting.kind.words)
    return Fault(
      origin.isFlag ? .commandLine : .configuration, origin.subject,
      setting.kind.mayHoldSecrets
        ? "is not \(setting.kind.expectation)"
        : "is '\(text.printable(upTo: 100))' where \(setting.kind.expectation) is due",
      remedy: text.hasPrefix("[")
        ? "Write the values with commas between them, without brackets"
        : meant.map { "Write \($0)" } ?? setting.wayOut,
      category: origin.isFlag && setting.kind != .webAddress ? .usage : .configuration)
  }

  /// The names of parameters are an API's own.
  static func unknownParameter(_ name: String, of setting: Setting, from origin: SettingOrigin)
    -> Fault
  {
    let names = if case .parameters(let names) = setting.kind { names } else { [] as [String] }
    return Fault(
      .configuration, origin.subject, "has no parameter '\(name.printable(upTo: 60))'",
      remedy: name.nearest(in: names).map { "Write \($0)" }
        ?? "Its parameters are \(names.joined(separator: ", "))",
      category: .configuration)
  }

  static func notAParameter(_ name: String, _ shape: String, from origin: SettingOrigin) -> Fault {
    Fault(
      .configuration, origin.subject, "has \(shape) for \(name) where one value is due",
      remedy: "Write it as one text, the way the API takes it", category: .configuration)
  }

  /// A list where one value is due, or a section where there is none.
  static func wrongShape(_ shape: String, of setting: Setting, from origin: SettingOrigin) -> Fault
  {
    Fault(
      .configuration, origin.subject, "is \(shape) where \(setting.kind.expectation) is due",
      remedy: setting.wayOut, category: .configuration)
  }

  static func notASection(_ origin: SettingOrigin, _ shape: String, names: [String]) -> Fault {
    Fault(
      .configuration, origin.subject, "is \(shape) where a section of settings is due",
      remedy: "Its settings are \(names.joined(separator: ", "))", category: .configuration)
  }

  static func unknownKey(_ key: String, from origin: SettingOrigin, in table: SettingTable) -> Fault
  {
    // A section that is not there has no names to offer; one above it has.
    var section = key.split(separator: ".").dropLast()
    while !section.isEmpty, table.names(below: section.joined(separator: ".")).isEmpty {
      section.removeLast()
    }
    let below = table.names(below: key).map { "\(key).\($0)" }
    let remedy =
      if !below.isEmpty {
        "Give one of \(below.joined(separator: ", "))"
      } else if let flag = table.setting(ofFlag: key), flag.key == nil {
        "Use the flag --\(key)"
      } else if let meant = table.nearestKey(to: key) {
        "Write \(meant)"
      } else {
        "The names here are \(table.names(below: section.joined(separator: ".")).joined(separator: ", "))"
      }
    return Fault(
      .configuration, origin.subject, "is no setting of wikigen", remedy: remedy,
      category: .configuration)
  }

  static func notAnAssignment(_ text: String) -> Fault {
    Fault(
      .commandLine, "--set \(text.withoutAddresses)", "is not KEY=VALUE",
      remedy: "Write it like --set pages.size=50", category: .usage)
  }

  /// Two settings of one layer of which at most one can hold.
  static func excluded(_ first: SettingOrigin, _ second: SettingOrigin) -> Fault {
    Fault(
      .commandLine, first.subject, "excludes \(second.subject)", remedy: "Leave one of them out",
      category: .usage)
  }

  static func unreadableConfiguration(_ name: String, exists: Bool) -> Fault {
    Fault(
      .configuration, name, exists ? "can't be read as a file" : "does not exist",
      remedy: exists
        ? "Let --config name a file that you may read" : "Create it, or correct --config",
      category: .configuration)
  }

  static func notYAML(_ name: String, line: Int?, problem: String) -> Fault {
    Fault(
      .configuration, name + (line.map { ":\($0)" } ?? ""), "is not YAML: \(problem)",
      remedy: "Correct it, or leave the file out", category: .configuration)
  }

  /// A folder that the user named for templates, theme or recorded answers.
  static func missingFolder(_ path: String, of setting: Setting) -> Fault {
    Fault(
      .configuration, path, "is no folder that can be read",
      remedy: "Correct --\(setting.flag ?? "")", category: .configuration)
  }
}

extension Fault {
  static func badEpoch(_ text: String) -> Fault {
    Fault(
      .configuration, "SOURCE_DATE_EPOCH", "is '\(text)', which is no number of seconds since 1970",
      remedy: "Set it to such a number, or unset it", category: .configuration)
  }
}

extension SettingOrigin {
  fileprivate var isFlag: Bool {
    if case .flag = self { true } else { false }
  }
}

extension Setting.Kind {
  fileprivate var mayHoldSecrets: Bool {
    switch self {
    case .webAddress, .parameters: true
    default: false
    }
  }
}

extension Setting {
  fileprivate var wayOut: String {
    fallback.map { "Change it, or leave it out (default: \($0))" } ?? "Change it, or leave it out"
  }
}
