import Crypto
import Diagnostics
import Foundation
import Wiki

/// The theme's own files as the site carries them.
struct Theme: Sendable {
  let styles: String
  /// What acts before the first paint, in the head.
  let headScript: ThemeScript
  /// What every other part of a page needs.
  let script: ThemeScript
  /// What `script` brings once a reader searches, or opens a page that lists entries.
  let laterScript: ThemeScript
  let icon: [UInt8]
  let logos: [SourceLogo]
  /// What only a wiki that can be installed has.
  let offline: OfflineTheme
  /// Named by its content, so that no browser shows a new page with an old style.
  let stylesPath: String
  /// What an inline style sheet's hash is in a Content-Security-Policy.
  let stylesHash: String

  init(_ files: ThemeFiles) throws(Fault) {
    let sheets = try files.ordered(in: "Theme/css")
    for sheet in sheets { try sheet.checkLoadsNothing() }
    styles = try Self.joined(sheets)
    headScript = ThemeScript(try Self.joined(files.ordered(in: "Theme/js/head")), named: "head")
    laterScript = ThemeScript(
      try Self.joined(files.ordered(in: "Theme/js/search")), named: "search")
    script = ThemeScript(
      try Self.joined(files.ordered(in: "Theme/js"))
        + "document.documentElement.dataset.later = \"\(laterScript.path)\";\n",
      named: "site")
    let icon = try files.file("Theme/icon.svg")
    try icon.checkIsPlainSVG()
    self.icon = icon.bytes
    logos = try SourceLogo.all(in: files)
    offline = try OfflineTheme(files)
    let digest = SHA256.hash(data: Array(styles.utf8))
    stylesPath = "assets/site-\(Hexadecimal.text(digest.prefix(5))).css"
    stylesHash = "'sha256-\(Data(digest).base64EncodedString())'"
  }

  var scripts: [ThemeScript] { [headScript, script, laterScript] }

  /// Those that a site has use for: what comes later is lost without an index to read.
  func scripts(of settings: SiteSettings) -> [ThemeScript] {
    settings.hasSearch ? scripts : [headScript, script]
  }

  private static func joined(_ files: [ThemeFile]) throws(Fault) -> String {
    var text = ""
    for file in files {
      text += try file.text()
      if !text.hasSuffix("\n") { text += "\n" }
    }
    return text
  }
}
