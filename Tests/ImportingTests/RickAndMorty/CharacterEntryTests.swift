import Testing
import Wiki

@testable import Importing

/// What the wiki says of four characters of the sample data.
@Suite struct CharacterEntryTests {
  @Test func `a character with everything has every fact`() async throws {
    let rick = try await Self.entry(1)
    #expect(rick.title == "Rick Sanchez")
    #expect(rick.badges == [Badge("status", "alive"), Badge("gender", "male")])
    #expect(
      rick.context == .list([.verbatim("Human"), .empty, .verbatim("Earth (C-137)")]))
    #expect(
      rick.facts == [
        Self.fact("status", .category("status", "alive", .word("values.status.alive"))),
        Self.fact("species", .category("species", "Human", .verbatim("Human"))),
        Self.fact("gender", .category("gender", "male", .word("values.gender.male"))),
        Self.fact("origin", .entry("locations", 1, .verbatim("Earth (C-137)"))),
        Self.fact("location", .entry("locations", 3, .verbatim("Citadel of Ricks"))),
        Self.fact("episodes", .number(22)),
        Self.fact("first-episode", .episode(1, "S01E01", "Pilot")),
        Self.fact(
          "last-episode",
          .episode(22, "S02E11", "Static & <Silence> | The *Best_of* `Rick’s` [Leftovers] ~")),
        Self.fact("recorded", .date(try Self.day("2017-11-04"))),
      ])
    #expect(rick.facets["type"] == [])
    #expect(
      rick.facets["status"] == [
        FacetValue(key: "alive", title: .word("values.status.alive"), rank: 0)
      ])
    #expect(rick.facets["species"] == [FacetValue(verbatim: "Human")])
    #expect(rick.picture?.address == "\(Wire.base)/character/avatar/1.jpeg")
    #expect(rick.changed == (try Self.day("2017-11-04")))
    #expect(rick.relations.count == 2 + 22)
    #expect(
      rick.relations.prefix(2) == [
        Relation("origin", EntryID("locations", "1")),
        Relation("location", EntryID("locations", "3")),
      ])
  }

  @Test func `a character of whom little is known says so`() async throws {
    let hivemind = try await Self.entry(17)
    #expect(hivemind.badges == [Badge("status", "alive"), Badge("gender", "unknown")])
    #expect(
      hivemind.context
        == .list([
          .verbatim("Alien"), .verbatim("Hivemind"), .word("rickandmorty.unknown-origin"),
        ]))
    #expect(
      hivemind.facts == [
        Self.fact("status", .category("status", "alive", .word("values.status.alive"))),
        Self.fact("species", .category("species", "Alien", .verbatim("Alien"))),
        Self.fact("type", .category("type", "Hivemind", .verbatim("Hivemind"))),
        Self.fact("gender", .category("gender", "unknown", .word("values.gender.unknown"))),
        Self.fact("origin", .word("rickandmorty.unknown")),
        Self.fact("location", .word("rickandmorty.unknown")),
        Self.fact("episodes", .number(1)),
        Self.fact("first-episode", .episode(14, "S02E03", "Auto Erotic Assimilation")),
        Self.fact("recorded", .date(try Self.day("2017-11-04"))),
      ])
    #expect(hivemind.relations == [Relation("episode", EntryID("episodes", "14"))])
  }

  @Test func `a long name and one of markup stay as they are`() async throws {
    let plumbus = try await Self.entry(72)
    #expect(plumbus.title.count == 200)
    #expect(plumbus.title.hasPrefix("PlumbusPlumbus"))
    let lounge = "Q & A <Lounge> | #7 *_~ [’n’ Bar]"
    let type = "Plumbus & Sons’ \"finest\""
    #expect(
      plumbus.context == .list([.verbatim("Humanoid"), .verbatim(type), .verbatim(lounge)]))
    #expect(plumbus.facets["type"] == [FacetValue(verbatim: type)])
    #expect(
      plumbus.facts.first { $0.label == .word("rickandmorty.facts.origin") }?.value
        == .entry("locations", 30, .verbatim(lounge)))
  }

  @Test func `an emoji of several code points stays one`() async throws {
    let squid = try await Self.entry(85)
    #expect(squid.title == "Astronaut 👩‍🚀 Squid")
    #expect(squid.badges == [Badge("status", "alive"), Badge("gender", "female")])
    #expect(squid.facets["type"] == [FacetValue(verbatim: "Squid")])
  }

  @Test func `an unforeseen word is its own badge and category`() throws {
    let world = try RickAndMorty.World.sample(
      characters: [Wire.character(1, ["status": "Undead", "gender": "Plural"])])
    let entry = Entry(world.characters[0])
    #expect(
      entry.badges == [
        Badge("status", "other", text: "Undead"), Badge("gender", "other", text: "Plural"),
      ])
    #expect(entry.badges.map(\.word) == [.verbatim("Undead"), .verbatim("Plural")])
    #expect(entry.facets["status"] == [FacetValue(verbatim: "Undead")])
    #expect(entry.facets["gender"] == [FacetValue(verbatim: "Plural")])
  }

  @Test func `a character without species, picture and date has none`() throws {
    let world = try RickAndMorty.World.sample(
      characters: [Wire.character(1, ["species": "", "image": "", "created": "?"])])
    let entry = Entry(world.characters[0])
    #expect(entry.facets["species"] == [])
    #expect(entry.picture == nil)
    #expect(entry.changed == nil)
    #expect(!entry.facts.contains { $0.label == .word("rickandmorty.facts.recorded") })
    #expect(
      entry.context
        == .list([
          .word("rickandmorty.unknown-species"), .empty, .word("rickandmorty.unknown-origin"),
        ]))
  }

  @Test func `of unknown origin, the last location tells a character from its namesakes`() throws {
    let world = try RickAndMorty.World.sample(
      characters: [Wire.character(1, ["location": Wire.place(3)])],
      locations: [Wire.location(3, residents: [1])])
    #expect(
      Entry(world.characters[0]).context
        == .list([.verbatim("Human"), .empty, .verbatim("Location 3")]))
  }

  @Test func `a place is named once for each thing that it is to a character`() throws {
    let world = try RickAndMorty.World.sample(
      characters: [
        Wire.character(
          1, episodes: [1, 1], ["origin": Wire.place(2), "location": Wire.place(2)])
      ],
      locations: [Wire.location(2, residents: [1, 1]), Wire.location(3, residents: [1])],
      episodes: [Wire.episode(1, characters: [1, 1])])
    #expect(
      Entry(world.characters[0]).relations == [
        Relation("origin", EntryID("locations", "2")),
        Relation("location", EntryID("locations", "2")),
        Relation("location", EntryID("locations", "3")),
        Relation("episode", EntryID("episodes", "1")),
      ])
  }

  private static func entry(_ id: Int) async throws -> Entry {
    let entries = try await SampleData.load().collections[0].entries
    return try #require(entries.first { $0.id == EntryID("characters", "\(id)") })
  }

  private static func fact(_ key: String, _ value: Phrase) -> Fact {
    Fact(.word("rickandmorty.facts.\(key)"), value)
  }

  private static func day(_ text: String) throws -> CalendarDate {
    try #require(CalendarDate(iso8601: text))
  }
}
