import Testing
import Wiki

@testable import Importing

@Suite struct DetailModelTests {
  @Test(arguments: [
    (true, true, "lead"), (false, true, "lead-unknown-origin"),
    (true, false, "lead-unknown-location"), (false, false, "lead-unknown-both"),
  ])
  func `a character's lead says only what is known`(
    hasOrigin: Bool, hasLocation: Bool, key: String
  ) throws {
    let world = try RickAndMorty.World.sample(
      characters: [
        Wire.character(
          1,
          [
            "origin": hasOrigin ? Wire.place(1) : Wire.nowhere,
            "location": hasLocation ? Wire.place(1) : Wire.nowhere,
          ])
      ], locations: [Wire.location(1)])
    let lead = RickAndMorty.CharacterDetail(world.characters[0]).lead
    #expect(Self.key(of: lead) == "rickandmorty.character.\(key)")
  }

  @Test(arguments: [
    ("Planet", "C-137", "lead"), ("", "C-137", "lead-no-type"),
    ("Planet", "unknown", "lead-no-dimension"), ("unknown", "", "lead-bare"),
  ])
  func `a location's lead says only what is known`(
    type: String, dimension: String, key: String
  ) throws {
    let world = try RickAndMorty.World.sample(
      locations: [Wire.location(1, ["type": type, "dimension": dimension])])
    let lead = RickAndMorty.LocationDetail(world.locations[0]).lead
    #expect(Self.key(of: lead) == "rickandmorty.location.\(key)")
  }

  @Test(arguments: [("December 2, 2013", "lead"), ("Soon", "lead"), ("", "lead-no-date")])
  func `an episode's lead has a date only if there is one`(date: String, key: String) throws {
    let world = try RickAndMorty.World.sample(episodes: [Wire.episode(1, ["air_date": date])])
    let lead = RickAndMorty.EpisodeDetail(world.episodes[0]).lead
    #expect(Self.key(of: lead) == "rickandmorty.episode.\(key)")
  }

  @Test func `a character's rows are its episodes and the places that claim it`() throws {
    let world = try RickAndMorty.World.sample(
      characters: [Wire.character(1, episodes: [2, 1])],
      locations: [Wire.location(9, residents: [1])],
      episodes: [
        Wire.episode(1, characters: [1]), Wire.episode(2, characters: [1], ["air_date": ""]),
      ])
    let detail = RickAndMorty.CharacterDetail(world.characters[0])
    #expect(detail.episodes.map(\.episode.code.text) == ["S01E01", "S01E02"])
    #expect(detail.episodes.map(\.episode.airDate.phrase.isEmpty) == [false, true])
    #expect(detail.residencies.map(\.location.name) == ["Location 9"])
  }

  private static func key(of phrase: Phrase) -> String? {
    if case .sentence(let key, _) = phrase { key } else { nil }
  }
}
