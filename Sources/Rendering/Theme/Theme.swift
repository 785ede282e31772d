import Crypto
import Diagnostics
import Foundation
import Wiki

/// The theme's own files as the site carries them.
struct Theme: Sendable {
  /// All styles, for a page that carries them itself.
  let styles: String
  /// What a page is painted with until its content is there; all styles where they are not parted.
  let frameSheet: ThemeAsset
  /// What only the content needs.
  let contentSheet: ThemeAsset?
  /// What acts before the first paint, in the head.
  let headScript: ThemeAsset
  /// What every other part of a page needs.
  let script: ThemeAsset
  /// What `script` brings once a reader searches, or opens a page that lists entries.
  let laterScript: ThemeAsset
  let icon: [UInt8]
  let logos: [SourceLogo]
  /// What only a wiki that can be installed has.
  let offline: OfflineTheme
  /// What an inline style sheet's hash is in a Content-Security-Policy.
  let stylesHash: String

  init(_ files: ThemeFiles) throws(Fault) {
    let sheets = try files.orderedParts(in: "Theme/css")
    for sheet in sheets.joined() { try sheet.checkLoadsNothing() }
    let frame = try Self.joined(sheets[0])
    let content = try Self.joined(Array(sheets.dropFirst().joined()))
    styles = frame + content
    // A layout without the place of the second sheet has all in the first.
    let layout = try files.file("Theme/layout.html").text()
    let isParted = !content.isEmpty && layout.contains(/{{{\s*contentStyles\s*}}}/)
    frameSheet = ThemeAsset(isParted ? frame : styles, named: "site", ending: "css")
    contentSheet = isParted ? ThemeAsset(content, named: "content", ending: "css") : nil
    headScript = ThemeAsset(
      try Self.joined(files.ordered(in: "Theme/js/head")), named: "head", ending: "js")
    laterScript = ThemeAsset(
      try Self.joined(files.ordered(in: "Theme/js/search")), named: "search", ending: "js")
    script = ThemeAsset(
      try Self.joined(files.ordered(in: "Theme/js"))
        + "document.documentElement.dataset.later = \"\(laterScript.path)\";\n",
      named: "site", ending: "js")
    let icon = try files.file("Theme/icon.svg")
    try icon.checkIsPlainSVG()
    self.icon = icon.bytes
    logos = try SourceLogo.all(in: files)
    offline = try OfflineTheme(files)
    let digest = SHA256.hash(data: Array(styles.utf8))
    stylesHash = "'sha256-\(Data(digest).base64EncodedString())'"
  }

  var sheets: [ThemeAsset] { [frameSheet] + (contentSheet.map { [$0] } ?? []) }

  var scripts: [ThemeAsset] { [headScript, script, laterScript] }

  /// Those that a site has use for: what comes later is lost without an index to read.
  func scripts(of settings: SiteSettings) -> [ThemeAsset] {
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
