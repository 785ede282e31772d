import Diagnostics
import Embedded
import Rendering

extension FileLayers {
  /// The files of the theme and the templates as they came with the program.
  static func builtIn() -> [ThemeFile] {
    EmbeddedFiles.paths
      .filter { $0.hasPrefix("Templates/") || $0.hasPrefix("Theme/") }
      .compactMap { path in
        EmbeddedFiles.bytes(at: path).map { ThemeFile(path: path, shownPath: path, bytes: $0) }
      }
  }

  /// The same, read by whoever asks first. English is what most wikis are written in.
  static let own = Result { () throws(Fault) in try OwnFiles(builtIn(), language: "en") }

  /// All files as rendering takes them, each with the path its author knows.
  func themeFiles() throws(Fault) -> [ThemeFile] {
    let own = Dictionary(try Self.own.get().files.map { ($0.path, $0) }) { first, _ in first }
    var files: [ThemeFile] = []
    for path in paths {
      if !isReplaced(path), let file = own[path] {
        files.append(file)
        continue
      }
      guard let bytes = try bytes(at: path) else { continue }
      let isBuiltIn = !isReplaced(path) || bytes == EmbeddedFiles.bytes(at: path)
      files.append(
        ThemeFile(
          path: path, shownPath: shownPath(of: path), bytes: bytes, isBuiltIn: isBuiltIn))
    }
    return files
  }
}
