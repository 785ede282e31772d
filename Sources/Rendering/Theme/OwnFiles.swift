import Diagnostics

/// The templates, the theme and the words that come with the program, read: they are the same at every start, so
/// whoever waits for something else can read them before the settings are known.
public struct OwnFiles: Sendable {
  /// All of them are as they came with the program.
  public let files: [ThemeFile]
  let theme: Theme

  /// Of strings files only those of the language are read that most wikis are written in.
  ///
  /// - Parameter files: the program's, with nothing laid over them.
  public init(_ files: [ThemeFile]) throws(Fault) {
    self.files = try files.map { file throws(Fault) in
      ThemeFile(
        path: file.path, shownPath: file.shownPath, bytes: file.bytes, isBuiltIn: true,
        reading: try Self.reading(of: file))
    }
    theme = try Theme(ThemeFiles(self.files))
  }

  private static func reading(of file: ThemeFile) throws(Fault) -> ThemeFile.Reading? {
    if file.path.hasSuffix("/strings/\(SiteRenderer.reference).yml") {
      return .words(try Words.entries(of: file))
    }
    let isTemplate = file.path.hasSuffix(".html") || file.path.hasSuffix(".md")
    guard isTemplate, !file.path.hasSuffix("/README.md") else { return nil }
    return .template(try TemplateParser.nodes(of: file))
  }
}
