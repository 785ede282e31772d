import Diagnostics

/// The templates, the theme and the words that come with the program, read: they are the same at every start, so
/// whoever waits for something else can read them before the settings are known.
public struct OwnFiles: Sendable {
  public let files: [ThemeFile]
  let theme: Theme

  /// - Parameter language: that of the strings files that are worth reading.
  public init(_ files: [ThemeFile], language: String) throws(Fault) {
    self.files = try files.map { file throws(Fault) in try file.read(in: language) }
    theme = try Theme(ThemeFiles(self.files))
  }
}

extension ThemeFile {
  /// What a file reads as.
  enum Reading: Sendable {
    case template([TemplateNode])
    case words([String: Words.Entry])
  }

  fileprivate func read(in language: String) throws(Fault) -> ThemeFile {
    var read = ThemeFile(path: path, shownPath: shownPath, bytes: bytes, isBuiltIn: true)
    if path.hasSuffix(".yml") {
      guard path.hasSuffix("/strings/\(language).yml") else { return read }
      read.reading = .words(try Words.entries(of: self))
    } else if isPartOfTemplates, !path.hasSuffix("/README.md") {
      read.reading = .template(try TemplateParser.nodes(of: self))
    }
    return read
  }
}
