import Foundation
import TestSupport

/// All that a wiki is made from, as a test changes it between two builds.
struct EditedWiki: Sendable {
  var world: EditedWorld
  var pageSize = 5
  var title = "Wiki"
  var hasCategories = true
  /// The editions of a template, of the words, of the style; 0 is the program's own.
  var template = 0
  var words = 0
  var style = 0

  init(using generator: inout SeededGenerator) { world = EditedWorld(using: &generator) }

  /// Writes it where `build` finds it.
  func write(in folder: TemporaryFolder) throws {
    try world.write(to: "\(folder.path)/recorded")
    try lay(template, over: "Templates/rickandmorty/location.md", in: folder) {
      $0 + "\n<p>Edition \(template).</p>\n"
    }
    try lay(words, over: "Theme/strings/en.yml", in: folder) {
      $0.replacing("more: More", with: "more: More \(words)")
    }
    try lay(style, over: "Theme/css/home.css", in: folder) { $0 + "/* Edition \(style). */\n" }
  }

  func build(to out: String) -> [String] {
    [
      "build", "--recorded", "recorded", "--out", out, "--page-size", "\(pageSize)", "--set",
      "site.title=\(title)", "--set", "pages.categories=\(hasCategories)", "--quiet",
    ]
  }

  private func lay(
    _ edition: Int, over path: String, in folder: TemporaryFolder, _ edit: (String) -> String
  ) throws {
    guard edition > 0 else {
      let file = "\(folder.path)/\(path)"
      if FileManager.default.fileExists(atPath: file) {
        try FileManager.default.removeItem(atPath: file)
      }
      return
    }
    let text = try String(contentsOfFile: CheckoutFolder.path(path), encoding: .utf8)
    try folder.write(edit(text), to: path)
  }
}
