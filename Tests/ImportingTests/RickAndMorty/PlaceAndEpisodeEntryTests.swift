import Testing
import Wiki

@testable import Importing

@Suite struct PlaceAndEpisodeEntryTests {
  @Test func `a location says what it is, where it is and who lives there`() throws {
    let world = try RickAndMorty.World.sample(
      characters: [
        Wire.character(1, ["location": Wire.place(3), "origin": Wire.place(3)]),
        Wire.character(2, ["origin": Wire.place(3)]),
      ], locations: [Wire.location(3, residents: [1])])
    let entry = Entry(world.locations[0])
    #expect(entry.id == EntryID("locations", "3"))
    #expect(
      entry.context
        == .list([
          .verbatim("Planet"), .verbatim("Dimension C-137"),
          .sentence("rickandmorty.resident-count", ["count": .number(1)]),
        ]))
    #expect(
      entry.facts == [
        Self.fact("type", .category("locations", "type", "Planet", .verbatim("Planet"))),
        Self.fact(
          "dimension",
          .category(
            "locations", "dimension", "Dimension C-137", .verbatim("Dimension C-137"))),
        Self.fact("residents", .number(1)), Self.fact("natives", .number(2)),
        Self.fact("recorded", .date(try Self.day("2017-11-10"))),
      ])
    #expect(entry.relations == [Relation("resident", EntryID("characters", "1"))])
    #expect(entry.badges.isEmpty)
    #expect(entry.picture == nil)
  }

  @Test(arguments: [("", []), ("unknown", ["unknown"]), ("Unknown", ["unknown"])])
  func `an unknown dimension is a word, and a category only if the API says so`(
    dimension: String, keys: [String]
  ) throws {
    let world = try RickAndMorty.World.sample(
      locations: [Wire.location(1, ["dimension": dimension, "type": ""])])
    let entry = Entry(world.locations[0])
    #expect(entry.facets["dimension"]?.map(\.key) == keys)
    #expect(entry.facets["type"] == [])
    #expect(
      entry.context
        == .list([
          .empty, .word("rickandmorty.unknown-dimension"),
          .sentence("rickandmorty.resident-count", ["count": .number(0)]),
        ]))
  }

  @Test func `an episode has its season, its day and its cast`() throws {
    let world = try RickAndMorty.World.sample(
      characters: [Wire.character(1, episodes: [2])], episodes: [Wire.episode(2, characters: [1])])
    let entry = Entry(world.episodes[0])
    let season = Phrase.sentence("values.season", ["number": .number(1)])
    #expect(
      entry.context == .list([.verbatim("S01E02"), .date(try Self.day("2013-12-02"))]))
    #expect(
      entry.facts == [
        Self.fact("code", .verbatim("S01E02")),
        Self.fact("season", .category("episodes", "season", "1", season)),
        Self.fact("air-date", .date(try Self.day("2013-12-02"))),
        Self.fact("characters", .number(1)),
        Self.fact("recorded", .date(try Self.day("2017-11-10"))),
      ])
    #expect(entry.facets["season"] == [FacetValue(key: "1", title: season, rank: 1)])
    #expect(entry.relations == [Relation("character", EntryID("characters", "1"))])
  }

  @Test func `an episode without season and date says what the API says`() throws {
    let world = try RickAndMorty.World.sample(
      episodes: [
        Wire.episode(1, ["episode": "Special", "air_date": "Soon"]),
        Wire.episode(2, ["episode": "Pilot", "air_date": "", "created": "?"]),
      ])
    #expect(world.episodes.map { Entry($0).facets["season"] } == [[], []])
    #expect(
      Entry(world.episodes[0]).facts.prefix(2) == [
        Self.fact("code", .verbatim("Special")), Self.fact("air-date", .verbatim("Soon")),
      ])
    #expect(
      Entry(world.episodes[1]).facts == [
        Self.fact("code", .verbatim("Pilot")),
        Self.fact("air-date", .word("rickandmorty.unknown")),
        Self.fact("characters", .number(0)),
      ])
  }

  private static func fact(_ key: String, _ value: Phrase) -> Fact {
    Fact(.word("rickandmorty.facts.\(key)"), value)
  }

  private static func day(_ text: String) throws -> CalendarDate {
    try #require(CalendarDate(iso8601: text))
  }
}
