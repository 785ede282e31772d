/// The files of a site whose addresses are read.
enum FileKind {
  case page
  /// SVG: its links and ids are those of a page, but what the policy of pages drops is not its
  /// concern.
  case drawing
  case styleSheet

  init?(of path: String) {
    switch path.fileEnding {
    case ".html", ".htm", ".xhtml": self = .page
    case ".svg": self = .drawing
    case ".css": self = .styleSheet
    default: return nil
    }
  }

  /// `carried` is one for all files that are checked together.
  func check(
    _ bytes: [UInt8], at path: String, in paths: SitePaths, carried: CarriedTexts
  ) -> CheckedPage {
    switch self {
    case .page, .drawing:
      var check = PageCheck(bytes, of: self, at: path, in: paths, carried: carried)
      return check.run()
    case .styleSheet:
      return StyleSheetCheck(bytes, at: path, in: paths).run()
    }
  }
}
