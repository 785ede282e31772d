import Diagnostics
import Wiki

/// The theme's own files as the site carries them.
struct Theme: Sendable {
  /// All styles, as their authors wrote them.
  let styles: String
  /// All styles, for a page that carries them itself.
  let allStyles: InlineElement
  /// What a page is painted with until its content is there; `nil` where styles are not parted.
  let frameStyles: InlineElement?
  /// The styles that a page does not carry itself.
  let sheet: ThemeAsset
  /// What acts before the first paint.
  let headScript: InlineElement
  /// What every other part of a page needs.
  let script: ThemeAsset
  /// What `script` brings once a reader searches, or opens a page that lists entries.
  let laterScript: ThemeAsset
  let icon: [UInt8]
  let logos: [SourceLogo]
  /// What only a wiki that can be installed has.
  let offline: OfflineTheme

  init(_ files: ThemeFiles) throws(Fault) {
    let sheets = try files.orderedParts(in: "Theme/css")
    for sheet in sheets.joined() { try sheet.checkLoadsNothing() }
    let content = try Self.joined(Array(sheets.dropFirst().joined()))
    styles = try Self.joined(sheets[0]) + content
    allStyles = try Self.inlineStyles(Array(sheets.joined()))
    // A layout without the place of the second sheet has all in the first.
    let hasPlace = try files.file("Theme/layout.html").shows("contentStyles")
    let isParted = !content.isEmpty && hasPlace
    frameStyles = isParted ? try Self.inlineStyles(sheets[0]) : nil
    sheet = ThemeAsset(isParted ? content : styles, named: "site", ending: "css")
    headScript = InlineElement(
      script: try files.ordered(in: "Theme/js/head")
        .map { file throws(Fault) in try file.inlineScript() }
        .joined(separator: "\n"))
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
  }

  var scripts: [ThemeAsset] { [script, laterScript] }

  /// What pages carry themselves.
  var inlineElements: [InlineElement] {
    [allStyles] + (frameStyles.map { [$0] } ?? []) + [headScript]
  }

  /// Those that a site has use for: what comes later is lost without an index to read.
  func scripts(of settings: SiteSettings) -> [ThemeAsset] {
    settings.hasSearch ? scripts : [script]
  }

  private static func inlineStyles(_ files: [ThemeFile]) throws(Fault) -> InlineElement {
    InlineElement(
      style: try files.map { file throws(Fault) in try file.inlineStyles() }.joined(separator: "\n")
    )
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
