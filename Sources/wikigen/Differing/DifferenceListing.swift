import Diagnostics
import Importing
import Pages
import Rendering
import Wiki

/// What `wikigen diff` prints.
struct DifferenceListing {
  private let differences: [SourceDifference]
  private let words: PlainWords

  /// In the words of the wiki that the settings make.
  init(_ differences: [SourceDifference], words settings: BuildSettings) throws(Fault) {
    self.differences = differences
    words = try PlainWords(
      ThemeFiles(FileLayers(settings).themeFiles()), of: differences.map(\.source),
      language: settings.site.language)
  }

  func text() throws(Fault) -> String {
    var lines: [String] = []
    for difference in differences {
      lines.append("\(difference.source): \(difference.from) → \(difference.to)")
      if difference.changes.isEmpty { lines.append("  no changes") }
      for change in difference.changes { lines += try self.lines(change) }
    }
    return lines.map { $0.printable(upTo: Self.longestLine) + "\n" }.joined()
  }

  func json() throws(Fault) -> String {
    var objects: [DifferenceObject] = []
    for difference in differences { objects.append(try DifferenceObject(difference, in: words)) }
    return DifferenceObject.text(of: objects)
  }

  private static let longestLine = 2_000

  private func lines(_ change: EntryChange) throws(Fault) -> [String] {
    let name = "\(change.title) (\(change.entry))"
    switch change.kind {
    case .added: return ["  + \(name)"]
    case .removed:
      return ["  - \(name): \(try words.text(.list(change.sentences)))"]
    case .changed:
      var lines = ["  ~ \(name)"]
      for sentence in change.sentences { lines.append("      \(try words.text(sentence))") }
      return lines
    }
  }
}
