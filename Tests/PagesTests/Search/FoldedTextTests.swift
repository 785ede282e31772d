import Foundation
import TestSupport
import Testing

@testable import Pages

@Suite struct `A folded text` {
  private static let cases: [(String, [String])] = [
    ("Rick Sanchez", ["rick", "sanchez"]), ("Zoë", ["zoe"]), ("Zoe\u{308}", ["zoe"]),
    ("S01E02: Pilot!", ["s01e02", "pilot"]), ("Don't Look Up", ["dont", "look", "up"]),
    ("Rock ’n’ Roll", ["rock", "n", "roll"]), ("Rockʼnʼroll", ["rocknroll"]),
    ("Straße", ["strasse"]), ("STRAẞE", ["strasse"]), ("Æon Flux", ["aeon", "flux"]),
    (
      "Œuvre Łódź Ørsted Þór Đorđe Guðrún", ["oeuvre", "lodz", "orsted", "thor", "dorde", "gudrun"]
    ),
    ("İstanbul", ["istanbul"]), ("ısı", ["isi"]), ("ΟΔΟΣ", ["οδοσ"]), ("οδος", ["οδοσ"]),
    ("½ ① Ⅻ ²", ["1", "2", "1", "xii", "2"]), ("ﬁn", ["fin"]), ("WALL·E", ["wall", "e"]),
    ("千と千尋の神隠し", ["千と千尋の神隠し"]), ("ガ", ["カ"]), ("קָטָן", ["קטן"]), ("ＡＢＣ", ["abc"]),
    ("!!!", ["!!!"]), ("? !", ["?!"]), ("'", ["'"]), ("…", ["..."]), ("💀 👩‍⚖️", ["💀👩\u{200D}⚖"]),
    ("\u{301}", ["\u{301}"]), ("\u{85}\u{2028} ", []), ("", []), ("a\u{FEFF}b", ["a", "b"]),
  ]

  @Test(arguments: cases)
  func `has words without case, diacritics and signs`(text: String, words: [String]) {
    #expect(
      FoldedText(text).words.map { Array($0.unicodeScalars) }
        == words.map { Array($0.unicodeScalars) })
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `is folded already, and holds no white space`(seed: UInt64) {
    var texts = HostileText(seed: seed)
    for _ in 0..<50 {
      let text = texts.next()
      let folded = FoldedText(text)
      #expect(FoldedText(folded.text) == folded, "\(seed): \(text.debugDescription)")
      let scalars = folded.words.flatMap(\.unicodeScalars)
      #expect(scalars.allSatisfy { !$0.properties.isWhitespace }, "\(seed)")
      #expect(folded.words.allSatisfy { !$0.isEmpty })
    }
  }

  /// The browser's tests read the file: it folds as we do. `make golden` writes it anew.
  @Test func `is what the browser's tests are told`() throws {
    let path = CheckoutFolder.path("Tests/Browser/folded.json")
    var texts = HostileText(seed: 6)
    let own = (0..<200).map { _ in texts.next(upTo: 12) } + Self.cases.map(\.0)
    let lines = try own.map { text in
      let row = [text] + FoldedText(text).words
      return String(decoding: try JSONEncoder().encode(row), as: UTF8.self)
    }
    let file = "[\n\(lines.joined(separator: ",\n"))\n]\n"
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
      try Data(file.utf8).write(to: URL(filePath: path))
    }
    #expect(try String(contentsOf: URL(filePath: path), encoding: .utf8) == file)
  }
}
