extension BuildRequest {
  /// What the arguments of the program ask for in plain words: each flag of the build as it is called, and behind it a
  /// value where it takes one. `nil` of anything else, which is the parser's to read or to refuse. What is read here the
  /// parser reads alike, in as much time as reading the theme takes.
  init?(plainly arguments: [String]) {
    guard arguments.first == "build" else { return nil }
    let table = SettingTable(sources: [])
    var values: [String: [String]] = [:]
    var sets: [String] = []
    var words = arguments.dropFirst()
    while let word = words.popFirst() {
      guard let flag = PlainFlag(word) else { return nil }
      let setting = table.setting(ofFlag: flag.name)
      guard setting != nil || flag.name == "set" else { return nil }
      if setting?.kind == .flag {
        guard flag.value == nil else { return nil }
        values[flag.name] = ["true"]
        continue
      }
      // What begins with a dash could be meant as a flag.
      guard let value = flag.value ?? words.popFirst(), !value.isEmpty, !value.hasPrefix("-") else {
        return nil
      }
      switch setting?.kind {
      case nil: sets.append(value)
      case .list: values[flag.name, default: []].append(value)
      default: values[flag.name] = [value]
      }
    }
    self.init(flags: GivenFlags(values: values, sets: sets))
  }

  /// `--name` or `--name=value`.
  private struct PlainFlag {
    let name: String
    let value: String?

    init?(_ word: String) {
      guard word.hasPrefix("--") else { return nil }
      let parts = word.dropFirst(2).split(
        separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      name = String(parts[0])
      value = parts.count > 1 ? String(parts[1]) : nil
    }
  }
}
