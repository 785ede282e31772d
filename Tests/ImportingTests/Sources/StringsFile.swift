/// The keys of a strings file. Reads no more of YAML than such files use.
struct StringsFile {
  /// `badges.status.alive.emoji`
  let keys: Set<String>

  init(_ text: String) {
    var sections: [(indent: Int, name: String)] = []
    var keys: Set<String> = []
    for line in text.split(separator: "\n") {
      guard let match = line.wholeMatch(of: /( *)([A-Za-z0-9-]+):(?: (.*))?/) else { continue }
      let indent = match.1.count
      sections.removeAll { $0.indent >= indent }
      sections.append((indent, String(match.2)))
      let path = sections.map(\.name).joined(separator: ".")
      let value = match.3 ?? ""
      if value.hasPrefix("{") {
        // A map on one line: `{emoji: 🕺, word: Alive}`.
        for pair in value.dropFirst().split(separator: ",") {
          keys.insert("\(path).\(pair.prefix { $0 != ":" }.trimmingPrefix(" "))")
        }
      } else if !value.isEmpty {
        keys.insert(path)
      }
    }
    self.keys = keys
  }

  /// Whether there is a text of this key, or one for each plural.
  func has(_ key: String) -> Bool { keys.contains(key) || keys.contains("\(key).other") }
}
