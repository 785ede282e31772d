import Diagnostics

@testable import Rendering

extension Words {
  /// What every wiki needs, and what a test adds.
  static func sample(_ more: [String: Entry] = [:]) throws(Fault) -> Words {
    let months = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ]
    let entries: [String: Entry] = [
      "separator": .text(" · "), "thousands": .text(","), "decimal": .text("."),
      "date": .text("{day} {month} {year}"),
      "months": .list(months), "hello": .text("Hello *you*"), "deep": .text("{depth} km"),
      "badges.state.icy.emoji": .text("🧊"), "badges.state.icy.word": .text("Icy"),
    ]
    return try Words(entries.merging(more) { $1 }, files: ["en.yml"])
  }
}

extension ThemeFile {
  init(_ path: String, _ text: String) {
    self.init(path: path, shownPath: path, bytes: Array(text.utf8))
  }
}

extension TemplateTag {
  /// A tag of the file that `TemplateBench` reads.
  static func sample(_ name: String, line: Int = 1) -> TemplateTag {
    TemplateTag(file: "t.md", line: line, name: name)
  }
}
