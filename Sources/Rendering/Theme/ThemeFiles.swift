import Diagnostics

/// All files of `Theme/` and `Templates/`, already layered: the user's over the built-in ones.
public struct ThemeFiles: Sendable {
  private let files: [String: ThemeFile]

  public init(_ files: [ThemeFile]) {
    self.files = Dictionary(files.map { ($0.path, $0) }) { _, last in last }
  }

  func file(_ path: String) throws(Fault) -> ThemeFile {
    guard let file = files[path] else { throw Fault.missingTemplate(path) }
    return file
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
    let order = try file("\(folder)/order.txt").text()
    var files: [ThemeFile] = []
    for name in order.split(separator: "\n").map(\.trimmed) where !name.isEmpty && !name.hasPrefix("#") {
      files.append(try file("\(folder)/\(name)"))
    }
    return files
  }

  /// The sources that have a folder of templates.
  var templateFolders: [String] {
    Set(files.keys.filter { $0.hasPrefix("Templates/") }.compactMap {
      $0.split(separator: "/").dropFirst().first.map(String.init)
    }).sorted()
  }
}
