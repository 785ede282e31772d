/// The `wikigen.yml` of a new wiki: every setting with what it is for and its default, as comments.
struct StarterConfiguration {
  let text: String

  /// `id` is that of the site, the one setting that no default can know.
  init(id: String, table: SettingTable) {
    let keyed = table.settings.compactMap { setting in setting.key.map { ($0, setting) } }
    var lines = Self.preface
    for (key, setting) in keyed where !key.contains(".") {
      lines += [""] + Self.lines(of: setting, named: key, indent: "")
    }
    for section in Self.sections(of: keyed.map(\.0)) {
      lines += ["", "# \(section):"]
      var former: [String] = [section]
      for (key, setting) in keyed where key.hasPrefix(section + ".") {
        let path = key.split(separator: ".").map(String.init)
        let groups = Array(path.dropLast())
        for depth in 1..<path.count - 1 where former.prefix(depth + 1) != groups.prefix(depth + 1) {
          lines += ["# \(Self.indent(depth))\(groups[depth]):"]
        }
        former = groups
        lines += Self.lines(
          of: setting, named: path[path.count - 1], indent: Self.indent(groups.count))
      }
    }
    text = lines.map { $0 + "\n" }.joined()
      .replacing("# site:\n", with: "site:\n").replacing("#   id: wikigen\n", with: "  id: \(id)\n")
  }

  private static let preface = [
    "## The settings of this wiki; `wikigen serve` shows what they change.",
    "## Lines with ## explain. Those with # are defaults: remove the # (and that of the section) to change one.",
  ]

  /// In the order in which the table comes to them.
  private static func sections(of keys: [String]) -> [String] {
    keys.filter { $0.contains(".") }.map { String($0.prefix { $0 != "." }) }
      .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private static func indent(_ depth: Int) -> String { String(repeating: "  ", count: depth) }

  private static func lines(of setting: Setting, named name: String, indent: String) -> [String] {
    let literal = setting.fallback.flatMap { fallback in
      // A sentence would be a text or a path too.
      fallback.contains(" ") ? nil : setting.kind.value(of: fallback, in: "/").map { _ in fallback }
    }
    let explanation = literal == nil ? setting.helpText : setting.help
    return wrapped(explanation).map { "##\(indent) \($0)" }
      + ["# \(indent)\(name): \(literal ?? setting.kind.example)"]
  }

  private static func wrapped(_ text: String) -> [String] {
    text.split(separator: " ").reduce(into: [""]) { lines, word in
      let line = lines[lines.count - 1]
      if line.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if line.count + word.count < 100 {
        lines[lines.count - 1] = "\(line) \(word)"
      } else {
        lines.append(String(word))
      }
    }
  }
}

extension Setting.Kind {
  /// A value of this kind, as YAML, where the default is no value but words.
  fileprivate var example: String {
    switch self {
    case .text: "Some words"
    case .identifier: "a-word"
    case .webAddress: "https://example.org/wiki"
    case .path: "folder"
    case .flag: "true"
    case .number(let range): "\(range.lowerBound)"
    case .decimal(let range): "\(range.contains(1) ? 1 : range.lowerBound)"
    case .byteCount: "700MB"
    case .timeSpan: "7d"
    case .word(let words): words.first ?? ""
    case .list(let words): "[\(words.joined(separator: ", "))]"
    case .items: "[1, 2]"
    case .languageTag: "en"
    case .countryCode: "GB"
    case .share: "2/4"
    case .parameters(let names): "{\(names.first ?? "name"): 1}"
    }
  }
}
