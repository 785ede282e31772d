import Foundation
import TestSupport
import Testing

@testable import Publishing

/// The two large records are written by hand, and yet as Foundation's encoder writes them.
@Suite struct `The bytes of a site's records` {
  private static let pieces = [
    "a", "Z", "/", "-", "\"", "\\", "\n", "\r", "\t", "\u{8}", "\u{C}", "\u{1}", "\u{1F}",
    "\u{7F}", "é", "日本", "🕺", "\u{2028}", "{", "}", "\"files\" : {", " ",
  ]

  private static func text(_ generator: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0...6, using: &generator))
      .map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
  }

  private static func record(_ generator: inout SeededGenerator) -> FolderRecord {
    let files = (0..<Int.random(in: 0...5, using: &generator)).map { number in
      (
        "\(number)-\(text(&generator))",
        Manifest.File(
          digest: text(&generator),
          entry: Bool.random(using: &generator) ? text(&generator) : nil,
          title: Bool.random(using: &generator) ? text(&generator) : nil,
          size: Int.random(in: 0...9_999_999, using: &generator))
      )
    }
    let word = text(&generator)
    return FolderRecord(
      manifest: Manifest(
        header: ManifestHeader(
          generator: word, origin: .live, sources: [word: word], counts: ["movies": 1],
          changes: [ManifestHeader.Change(source: word, found: 1, record: word)]),
        files: Dictionary(uniqueKeysWithValues: files),
        former: Manifest.Former(redirects: [word: word], tombstones: [:])),
      claim: nil)
  }

  @Test(arguments: 0..<200)
  func `are those of the encoder`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let record = Self.record(&generator)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let expected = String(decoding: try encoder.encode(record), as: UTF8.self) + "\n"
    let encoded = try record.encoded(in: (record.manifest.files.keys + ["no file"]).sorted())
    #expect(String(decoding: encoded, as: UTF8.self) == expected, "seed \(seed)")
  }

  @Test(arguments: 0..<200)
  func `of links are those of the encoder`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let places = Set((0..<8).map { _ in Int32.random(in: 0...9_999, using: &generator) }).sorted()
    let links = PageLinks(
      targets: places,
      fragments: places.prefix(Int.random(in: 0...2, using: &generator)).map {
        PageLinks.Fragment(page: $0, id: Self.text(&generator))
      },
      ids: places.prefix(Int.random(in: 0...3, using: &generator)).map { _ in
        Self.text(&generator)
      })
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var bytes: [UInt8] = []
    links.append(to: &bytes)
    let expected = String(decoding: try encoder.encode(links), as: UTF8.self)
    #expect(String(decoding: bytes, as: UTF8.self) == expected, "seed \(seed)")
  }
}
