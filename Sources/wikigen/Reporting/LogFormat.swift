/// How stderr is written.
enum LogFormat: String, Sendable, CaseIterable {
  /// For people.
  case text
  /// A JSON object a line, for programs.
  case json

  /// What the arguments say, else the environment. It is looked up before they are parsed, since a
  /// fault of theirs is a line too; a word that is none is refused with the other settings.
  init(arguments: some Collection<String>, environment: [String: String]) {
    let flag = "--\(Setting.logFormat.flag ?? "")"
    let words = Array(arguments.prefix { $0 != "--" })
    let given = zip(words, words.dropFirst() + [""]).compactMap { word, next -> String? in
      if word == flag { return next }
      return word.hasPrefix("\(flag)=") ? String(word.dropFirst(flag.count + 1)) : nil
    }
    let word = given.last ?? environment[Setting.logFormat.environment ?? ""] ?? ""
    self = LogFormat(rawValue: word) ?? .text
  }
}
