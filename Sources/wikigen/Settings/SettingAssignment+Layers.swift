import Diagnostics

/// The layers above `wikigen.yml`, each read in full: a wrong value is a fault even where another
/// one would win.
extension SettingAssignment {
  /// An empty variable is none.
  static func all(inEnvironmentOf surroundings: Surroundings, _ table: SettingTable)
    throws(Fault) -> [SettingAssignment]
  {
    var assignments: [SettingAssignment] = []
    for setting in table.settings {
      guard let name = setting.environment, let text = surroundings.environment[name],
        !text.isEmpty
      else { continue }
      assignments.append(
        try SettingAssignment(
          setting, .text(text), .environment(name), in: surroundings.workingDirectory))
    }
    return assignments
  }

  /// Those of `--set`.
  static func all(inSetsOf flags: GivenFlags, _ table: SettingTable, in folder: String)
    throws(Fault) -> [SettingAssignment]
  {
    var assignments: [SettingAssignment] = []
    for set in flags.sets {
      guard let sign = set.firstIndex(of: "="), sign > set.startIndex else {
        throw Fault.notAnAssignment(set)
      }
      let key = String(set[..<sign])
      let origin = SettingOrigin.set(key: key)
      guard let setting = table.setting(atKey: key) else {
        throw Fault.unknownKey(key, from: origin, in: table)
      }
      let text = String(set[set.index(after: sign)...])
      assignments.append(try SettingAssignment(setting, .text(text), origin, in: folder))
    }
    return assignments
  }

  static func all(inFlags flags: GivenFlags, _ table: SettingTable, in folder: String)
    throws(Fault) -> [SettingAssignment]
  {
    var assignments: [SettingAssignment] = []
    for (flag, texts) in flags.values.sorted(by: { $0.key < $1.key }) {
      guard let setting = table.setting(ofFlag: flag) else {
        preconditionFailure("--\(flag) is not in the table of settings")
      }
      let given = texts.count == 1 ? Setting.Given.text(texts[0]) : .items(texts)
      assignments.append(try SettingAssignment(setting, given, .flag(flag), in: folder))
    }
    return assignments
  }
}
