import Pages
import TestSupport
import Testing
import Wiki

@testable import Rendering

@Suite struct `The index of a collection` {
  private static let moons = InventedMoons(2_000)

  private static func bench() throws -> SearchBench {
    try SearchBench(moons.entries, pictures: moons.pictures)
  }

  @Test func `has each entry as its card shows it`() throws {
    let bench = try Self.bench()
    let read = try bench.moons()
    #expect(read.head.n == 2_000)
    #expect(read.keys == read.records.map(\.key))
    #expect(Set(read.keys) == Set(Self.moons.entries.map(\.id.key)))
    let pages = Set(SitePlan(bench.site).pages.map(\.path))
    let entries = Dictionary(uniqueKeysWithValues: Self.moons.entries.map { ($0.id.key, $0) })
    for record in read.records {
      let entry = try #require(entries[record.key])
      #expect(record.title == entry.title)
      #expect(record.badges == ["state/icy"])
      #expect(record.picture.count == 20 && record.context.contains(" · "))
      #expect(record.hasNamesakes == bench.site.graph.hasNamesakes(entry))
      #expect(pages.contains("moons/\(record.page)"), "\(record.page)")
    }
  }

  @Test func `has every word of every title with what it is to it`() throws {
    let read = try Self.bench().moons()
    var expected: [String: [[Int]]] = [:]
    for (document, record) in read.records.enumerated() {
      let words = FoldedText(record.title).words
      for word in Set(words) {
        let match = words == [word] ? 0 : words.first == word ? 1 : 2
        expected[word, default: []].append([document, match])
      }
    }
    #expect(read.postings == expected)
    #expect(read.shards.count > 1)
    #expect(read.head.words.from == read.shards.map(\.[0]))
  }

  @Test func `has the best documents for each beginning that is in more than one shard`() throws {
    let read = try Self.bench().moons()
    let words = read.shards.flatMap(\.self)
    for prefix in Set((1...2).flatMap { length in words.map { String($0.prefix(length)) } }) {
      let shards = read.shards.filter { $0.contains { $0.hasPrefix(prefix) } }
      let postings = words.filter { $0.hasPrefix(prefix) }.flatMap { read.postings[$0] ?? [] }
      let front = Set(postings.filter { $0[1] < 2 }.map { $0[0] })
      let rest = Set(postings.map { $0[0] }).subtracting(front)
      let best = Array((front.sorted() + rest.sorted()).prefix(12))
      #expect(read.tops[prefix] == (shards.count > 1 ? best : nil), "\(prefix)")
    }
  }

  @Test func `has the words in which a letter may be wrong, by their first two`() throws {
    let read = try Self.bench().moons()
    let words = read.shards.flatMap(\.self).filter { $0.utf16.count >= 4 }
    #expect(Set(read.typos.keys) == Set(words.flatMap { $0.prefix(2).map(String.init) }))
    for (character, typos) in read.typos {
      #expect(typos.firstWords == words.filter { $0.hasPrefix(character) })
      #expect(typos.secondWords == words.filter { $0.dropFirst().hasPrefix(character) })
    }
  }

  @Test func `filters and sorts as the entries say`() throws {
    let read = try Self.bench().moons()
    let entries = Dictionary(uniqueKeysWithValues: Self.moons.entries.map { ($0.id.key, $0) })
    let documents = read.keys.compactMap { entries[$0] }
    #expect(Set(read.filters.keys) == ["color", "kind", "era", "rating"])
    for (id, filter) in read.filters {
      let titles = Dictionary(uniqueKeysWithValues: filter.values.map { ($0[0], $0[1]) })
      let values = filter.documents.map { Set($0.compactMap { titles[$0] }) }
      #expect(values == documents.map { Set($0.facets[id]?.map(\.key) ?? []) }, "\(id)")
    }
    #expect(read.filters["kind"]?.many == true)
    #expect(read.filters["era"]?.many == false)
    #expect(
      Set(read.orders.keys) == ["name", "list", "date", "rating", "popularity", "list/best"])
    for kind in Measure.Kind.allCases {
      let values = documents.map { $0.measures[kind] ?? 0 }
      let distinct = Set(values).sorted()
      #expect(read.orders[kind.rawValue] == values.map { (distinct.firstIndex(of: $0) ?? -1) + 1 })
    }
    let places = documents.map { $0.facets["list"]?.first?.place ?? 0 }
    #expect(read.orders["list/best"] == places)
    let keys = Self.moons.entries.map(\.id.key)
    #expect(read.orders["list"] == read.keys.map { (keys.firstIndex(of: $0) ?? -1) + 1 })
  }

  @Test func `takes at most 140 bytes of an entry that has all there is`() throws {
    let moons = InventedMoons(1_000)
    let files = try SearchBench(moons.entries, pictures: moons.pictures).files
    #expect(files.byteCount <= 140 * 1_000)
  }
}
