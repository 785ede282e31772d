import Crypto
import Pages
import TestSupport
import Testing
import Wiki

@testable import Rendering

@Suite struct `A file of the index` {
  private static let moons = InventedMoons(3_000)

  @Test func `is named by what is in it`() throws {
    let bench = try SearchBench(Array(Self.moons.entries.prefix(100)))
    for (path, bytes) in bench.files.files where path != "assets/search/index.js" {
      let text = String(decoding: bytes, as: UTF8.self)
      let content = try #require(text.firstIndex(of: ",")).utf16Offset(in: text) + 1
      let digest = SHA256.hash(data: bytes[content...].dropLast(3)).prefix(4)
      #expect(path.hasSuffix("-\(Hexadecimal.text(digest)).js"), "\(path)")
    }
  }

  @Test func `does not depend on other collections, nor on the order of them`() throws {
    let ships = EntryCollection(
      CollectionDefinition(
        id: "ships", source: "solar", template: "solar/moon", detail: MoonPage.schema,
        facets: [Facet("color")], isPictured: false),
      entries: [Self.ship("1", "Arrow"), Self.ship("2", "Dart")])
    let moons = Array(Self.moons.entries.prefix(200))
    let alone = try SearchBench(moons).files.files
    let both = try SearchBench(moons, more: [ships]).files.files
    let other = try SearchBench(moons, more: [ships], isReversed: true).files.files
    let head = "assets/search/index.js"
    #expect(both.filter { $0.key != head } == other.filter { $0.key != head })
    #expect(both[head] != other[head])
    #expect(alone.allSatisfy { $0.key == head || both[$0.key] == $0.value })
  }

  @Test func `stays, if it has nothing of a title that changed`() throws {
    let entries = Self.moons.entries
    let place = entries.count / 2
    let old = entries[place]
    var changed = entries
    changed[place] = old.renamed("Zanzibar")
    let (before, after) = (try SearchBench(entries), try SearchBench(changed))
    let document = try #require(try before.moons().keys.firstIndex(of: old.id.key))
    let touched = Set(FoldedText(old.title).words + ["zanzibar"])
    let characters = touched.flatMap { $0.prefix(2) }.map { String($0.utf16.first ?? 0, radix: 16) }
    let shards = try [before, after].flatMap { bench in
      try bench.moons().shards.enumerated().filter { !touched.isDisjoint(with: $1) }
        .map { "w\($0.offset)" }
    }
    let expected = Set(
      ["index", "tops", "o-name", "r\(document / RecordShards.size)"] + shards
        + characters.map { "t\($0)" })
    let differing = Set(after.files.files.keys).symmetricDifference(before.files.files.keys)
      .union(["assets/search/index.js"])
    let parts = Set(differing.map(Self.part))
    #expect(parts.isSubset(of: expected))
    #expect(parts.isSuperset(of: ["index", "o-name", "r\(document / RecordShards.size)"]))
  }

  @Test(arguments: 1...3 as ClosedRange<UInt64>)
  func `holds any value as text`(seed: UInt64) throws {
    var dice = SeededGenerator(seed: seed)
    let entries = HostileText(seed: seed).prefix(400).dropFirst().enumerated().map {
      InventedMoons.entry($0, of: 400, title: $1, &dice)
    }
    let bench = try SearchBench(entries)
    for bytes in bench.files.files.values {
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(
        !text.dropLast().unicodeScalars.contains {
          "\n\r\u{2028}\u{2029}<".unicodeScalars.contains($0)
        })
    }
    let read = try bench.moons()
    let pages = Set(SitePlan(bench.site).pages.map(\.path))
    #expect(read.records.count == entries.count)
    for record in read.records {
      #expect(pages.contains("moons/\(record.page)"), "\(seed): \(record)")
      let words = FoldedText(record.title).words
      #expect(words.allSatisfy { read.postings[$0] != nil }, "\(seed): \(record)")
    }
  }

  private static func ship(_ key: String, _ title: String) -> Entry {
    Entry(
      id: EntryID("ships", key), title: title, context: .empty, badges: [], facts: [], facets: [:],
      relations: [], picture: nil, changed: nil, detail: MoonPage())
  }

  /// `w0` of `assets/search/moons-w0-1f2e3d4c.js`.
  private static func part(of path: String) -> String {
    let name = path.split(separator: "/").last?.dropLast(".js".count) ?? ""
    return name.split(separator: "-").dropFirst(name == "index" ? 0 : 1)
      .dropLast(name == "index" ? 0 : 1).joined(separator: "-")
  }
}

extension Entry {
  fileprivate func renamed(_ title: String) -> Entry {
    Entry(
      id: id, title: title, context: context, badges: badges, facts: self.facts, facets: facets,
      measures: measures, relations: relations, picture: picture, changed: changed, detail: detail)
  }
}
