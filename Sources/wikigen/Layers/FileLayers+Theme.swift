import Diagnostics
import Embedded
import Rendering

extension FileLayers {
  /// All files as rendering takes them, each with the path its author knows.
  func themeFiles() throws(Fault) -> [ThemeFile] {
    var files: [ThemeFile] = []
    for path in paths {
      guard let bytes = try bytes(at: path) else { continue }
      files.append(
        ThemeFile(
          path: path, shownPath: shownPath(of: path), bytes: bytes,
          isBuiltIn: bytes == EmbeddedFiles.bytes(at: path)))
    }
    return files
  }
}
