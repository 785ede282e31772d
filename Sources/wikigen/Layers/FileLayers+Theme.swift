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

  /// The files that came with the program, read by whoever asks first.
  static let own = Result { () throws(Fault) in try OwnFiles(builtIn()) }

  /// All files as rendering takes them, each with the path its author knows; of the program's own those that are
  /// given.
  func themeFiles(own: [ThemeFile] = []) throws(Fault) -> [ThemeFile] {
    let own = Dictionary(own.map { ($0.path, $0) }) { first, _ in first }
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
