import Testing
import Wiki

@testable import Pages

@Suite struct `A chart` {
  @Test func `of a few values is a strip whose parts make the whole, the unstated too`() throws {
    let chart = try chart(of: ["a": 5, "b": 3], unstated: 2)
    #expect(chart.form == .strip)
    #expect(chart.parts.map(\.count) == [5, 3, 2])
    #expect(chart.parts.map(\.start) == [0, 500, 800])
    #expect(chart.parts.map(\.length) == [500, 300, 200])
    #expect(chart.parts.last?.title == .word("statistics.unstated"))
    #expect(chart.parts.last?.target == nil)
  }

  @Test func `of a strip fills it whatever the numbers`() throws {
    let chart = try chart(of: ["a": 7, "b": 11, "c": 13], unstated: 0)
    #expect(chart.parts.map(\.length).reduce(0, +) == 1_000)
    for (part, next) in zip(chart.parts, chart.parts.dropFirst()) {
      #expect(part.start + part.length == next.start)
    }
  }

  @Test func `of many values is the twelve largest as bars`() throws {
    let counts = Dictionary(uniqueKeysWithValues: (1...20).map { ("value \($0)", $0) })
    let chart = try chart(of: counts, unstated: 0)
    #expect(chart.form == .bars)
    #expect(chart.parts.map(\.count) == (9...20).reversed())
    #expect(chart.parts.map(\.length).first == 1_000)
    #expect(chart.parts.last?.length == 450)
  }

  @Test func `of numbers that the source ranks has a column for each, ascending`() throws {
    let values = [("1990s", 3), ("1980s", 1), ("2000s", 4)].flatMap { key, count in
      Array(repeating: FacetValue(key: key, title: .verbatim(key), rank: 9), count: count)
    }
    let chart = try chart(of: values)
    #expect(chart.form == .columns)
    #expect(chart.parts.map(\.title) == ["1980s", "1990s", "2000s"].map(Phrase.verbatim))
    #expect(chart.parts.map(\.length) == [250, 750, 1_000])
  }

  @Test func `of values that an entry has several of is no whole`() throws {
    let both = [FacetValue(verbatim: "a"), FacetValue(verbatim: "b")]
    let entries = [Entry.sample("1", facets: ["word": both])]
    let group = group(entries)
    #expect(try Chart(group, in: .sample(.sample(entries))).required("no chart").form == .bars)
  }

  @Test func `is left out where there is nothing to compare or too much to draw`() {
    #expect(throws: MissingInTest.self) { try chart(of: ["a": 3], unstated: 0) }
    let years = (1900..<1931).map { (year: Int) in
      FacetValue(key: "\(year)", title: .verbatim("\(year)"), rank: year)
    }
    #expect(throws: MissingInTest.self) { try chart(of: years) }
    #expect(throws: Never.self) { try chart(of: Array(years.dropLast())) }
  }

  @Test func `shows whatever there is, and nothing where there is nothing`() {
    #expect(ChartPart.length(of: 1, among: 100_000) > 0)
    #expect(ChartPart.length(of: 0, among: 100) == 0)
    #expect(ChartPart.length(of: 0, among: 0) == 0)
    #expect(ChartPart.length(of: .max, among: .max) == 1_000)
    #expect(ChartPart.length(of: 1, among: .max) > 0)
  }

  @Test func `of ratings has a column for each point`() throws {
    let ratings = [1, 9, 10, 73, 79, 99, 100]
    let entries = ratings.enumerated().map {
      Entry.sample("\($0.offset)", measures: [.rating: $0.element])
    }
    let chart = try Chart(ratingsOf: .sample(entries)).required("no chart")
    #expect(chart.parts.map(\.count) == [2, 1, 0, 0, 0, 0, 0, 2, 0, 2])
    #expect(chart.title == .word("measures.moons.rating"))
    #expect(Chart(ratingsOf: .sample([.sample()])) == nil)
  }

  @Test func `of amounts has the ten entries with the largest`() throws {
    let entries = (1...12).map {
      Entry.sample("\($0)", amounts: ["cost": $0 * 10, "yield": $0 == 2 ? 1_000 : 1])
    }
    let chart = try AmountChart(.sample(entries, amounts: ["cost", "yield"])).required("no chart")
    #expect(chart.rows.map(\.entry.key) == [2, 12, 11, 10, 9, 8, 7, 6, 5, 4].map(String.init))
    #expect(chart.rows[0].bars.map(\.length) == [20, 1_000])
    #expect(
      chart.rows[0].bars.map(\.label) == ["cost", "yield"].map { .word("amounts.moons.\($0)") })
    #expect(AmountChart(.sample(entries)) == nil)
  }

  private func chart(of counts: [String: Int], unstated: Int) throws -> Chart {
    try chart(
      of: counts.sorted { $0.key < $1.key }.flatMap {
        Array(repeating: FacetValue(verbatim: $0.key), count: $0.value)
      }, unstated: unstated)
  }

  private func chart(of values: [FacetValue], unstated: Int = 0) throws -> Chart {
    let entries = values.enumerated().map {
      Entry.sample("\($0.offset)", facets: ["word": [$0.element]])
    }
    let all = entries + (0..<unstated).map { .sample("unstated \($0)") }
    return try Chart(group(all), in: .sample(.sample(all))).required("no chart")
  }

  private func group(_ entries: [Entry]) -> FacetCategories {
    let collection = EntryCollection.sample(entries, facets: [Facet("word")])
    return FacetCategories(
      Facet("word"), of: collection, in: WikiGraph(collections: [collection], sources: []))
  }
}
