extension ThemeFile {
  /// What the bytes of a file read as.
  enum Reading: Sendable {
    case template([TemplateNode])
    case words([String: Words.Entry])
  }
}
