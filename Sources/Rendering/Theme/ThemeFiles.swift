import Diagnostics

/// All files of `Theme/` and `Templates/`, already layered: the user's over the built-in ones.
public struct ThemeFiles: Sendable {
  let files: [String: ThemeFile]
  /// That of the program, where nothing is laid over it.
  let theme: Theme?

  /// `own` are the program's, if they were read before.
  public init(_ files: [ThemeFile], own: OwnFiles? = nil) {
    self.files = Dictionary(files.map { ($0.path, $0) }) { _, last in last }
    theme = self.files.values.allSatisfy(\.isBuiltIn) ? own?.theme : nil
  }

  /// Whether all is as it came with the program.
  public var areBuiltIn: Bool { files.values.allSatisfy(\.isBuiltIn) }

  /// Whether all that templates are made of is as it came with the program. Styles, scripts and
  /// pictures put nothing into them.
  var haveBuiltInTemplates: Bool {
    files.values.allSatisfy { $0.isBuiltIn || !$0.isPartOfTemplates }
  }

  func file(_ path: String) throws(Fault) -> ThemeFile {
    guard let file = files[path] else { throw Fault.missingTemplate(path) }
    return file
  }

  /// The strings files of the theme and of some sources.
  func strings(of sources: [String], language: String) throws(Fault) -> [ThemeFile] {
    let paths =
      ["Theme/strings/\(language).yml"]
      + sources.map { "Templates/\($0)/strings/\(language).yml" }
    for path in paths where files[path] == nil { throw Fault.missingLanguage(language, path) }
    return paths.compactMap { files[$0] }
  }

  /// The files directly in a folder with this ending, by name.
  func files(in folder: String, ending: String) -> [ThemeFile] {
    files.values
      .filter { file in
        file.path.hasPrefix(folder + "/") && file.path.hasSuffix(ending)
          && !file.path.dropFirst(folder.count + 1).contains("/")
      }
      .sorted { $0.path < $1.path }
  }

  /// The files of a folder in the order its `order.txt` lists them.
  func ordered(in folder: String) throws(Fault) -> [ThemeFile] {
    Array(try orderedParts(in: folder).joined())
  }

  /// The same, with a new part after each line `---`.
  func orderedParts(in folder: String) throws(Fault) -> [[ThemeFile]] {
    let order = try file("\(folder)/order.txt").text()
    var parts: [[ThemeFile]] = [[]]
    for line in order.split(separator: "\n").map(\.trimmed) {
      if line.isEmpty || line.hasPrefix("#") { continue }
      if line == "---" {
        parts.append([])
      } else {
        parts[parts.endIndex - 1].append(try file("\(folder)/\(line)"))
      }
    }
    return parts
  }
}
