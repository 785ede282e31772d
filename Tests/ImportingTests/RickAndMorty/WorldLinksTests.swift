import Diagnostics
import Testing
import Wiki

@testable import Importing

@Suite struct WorldLinksTests {
  @Test func `what both sides state is no finding`() throws {
    let world = try RickAndMorty.World.sample(
      characters: [Wire.character(1, episodes: [2], ["location": Wire.place(3)])],
      locations: [Wire.location(3, residents: [1])], episodes: [Wire.episode(2, characters: [1])])
    #expect(world.warnings.isEmpty)
    #expect(world.oneSidedLinks.isEmpty)
    #expect(world.characters[0].episodes.map(\.id) == [2])
    #expect(world.episodes[0].characters == [1])
    #expect(world.locations[0].residents == [1])
    #expect(world.characters[0].residencies.isEmpty)
  }

  @Test func `an episode that only the character states is on both pages`() throws {
    let world = try RickAndMorty.World.sample(
      characters: [Wire.character(125, episodes: [18])], episodes: [Wire.episode(18)])
    #expect(world.episodes[0].characters == [125])
    #expect(
      world.oneSidedLinks == [
        OneSidedLink(from: EntryID("characters", "125"), to: EntryID("episodes", "18"))
      ])
    #expect(
      world.warnings.map(\.sentence) == [
        "characters/125 names episodes/18, which does not name it back; "
          + "the wiki shows the link on both."
      ])
    #expect(world.warnings.map(\.kind) == [.oneSidedLink])
  }

  @Test func `a character that only the episode states is on both pages`() throws {
    let world = try RickAndMorty.World.sample(
      characters: [Wire.character(663)], episodes: [Wire.episode(10, characters: [663])])
    #expect(world.characters[0].episodes.map(\.id) == [10])
    #expect(
      world.oneSidedLinks == [
        OneSidedLink(from: EntryID("episodes", "10"), to: EntryID("characters", "663"))
      ])
  }

  @Test func `a resident whom the location does not list is listed all the same`() throws {
    let world = try RickAndMorty.World.sample(
      characters: [Wire.character(125, ["location": Wire.place(35)])],
      locations: [Wire.location(35)])
    #expect(world.locations[0].residents == [125])
    #expect(
      world.oneSidedLinks == [
        OneSidedLink(from: EntryID("characters", "125"), to: EntryID("locations", "35"))
      ])
  }

  @Test func `a character keeps its own location where another claims it too`() throws {
    let world = try RickAndMorty.World.sample(
      characters: [Wire.character(1, ["location": Wire.place(1)])],
      locations: [Wire.location(1, residents: [1]), Wire.location(2, residents: [1])])
    #expect(world.characters[0].location == .location(id: 1, name: "Location 1"))
    #expect(world.characters[0].residencies.map(\.name) == ["Location 2"])
    #expect(world.locations.map(\.residents) == [[1], [1]])
    #expect(
      world.oneSidedLinks == [
        OneSidedLink(from: EntryID("locations", "2"), to: EntryID("characters", "1"))
      ])
  }

  @Test func `a location claims whom nobody has a location for`() throws {
    let world = try RickAndMorty.World.sample(
      characters: [Wire.character(1)], locations: [Wire.location(2, residents: [1])])
    #expect(world.characters[0].location == .unknown)
    #expect(world.characters[0].residencies.map(\.id) == [2])
  }

  @Test func `what is named twice is there once`() throws {
    let world = try RickAndMorty.World.sample(
      characters: [Wire.character(1, episodes: [1, 1])],
      episodes: [Wire.episode(1, characters: [1, 1, 1])])
    #expect(world.characters[0].episodes.count == 1)
    #expect(world.episodes[0].characters == [1])
    #expect(world.warnings.isEmpty)
  }

  @Test(.timeLimit(.minutes(10)))
  func `a list of very many addresses is read in its order`() throws {
    let ids = Array((1...20_000).reversed())
    let world = try RickAndMorty.World.sample(
      characters: [Wire.character(1)], episodes: [Wire.episode(1, characters: ids)])
    #expect(world.episodes[0].characters == [1])
    var shows = RickAndMorty.References(.episode, known: ids, isSample: false)
    let holder = EntryID("characters", "1")
    #expect(shows.resolve(Wire.addresses("episode", ids + ids), of: holder) == ids + ids)
  }

  @Test func `an entry that does not exist is not linked, and reported`() throws {
    let world = try RickAndMorty.World.sample(
      characters: [Wire.character(1, episodes: [9])],
      locations: [Wire.location(2, residents: [8])], episodes: [Wire.episode(3, characters: [7])])
    #expect(world.characters[0].episodes.isEmpty)
    #expect(world.locations[0].residents.isEmpty)
    #expect(world.episodes[0].characters.isEmpty)
    #expect(Set(world.warnings.map(\.kind)) == [.danglingLink])
    #expect(
      Set(world.warnings.map(\.sentence)) == [
        "characters/1 names episodes/9, which the API does not have.",
        "locations/2 names characters/8, which the API does not have.",
        "episodes/3 names characters/7, which the API does not have.",
      ])
  }

  @Test func `a sample says nothing of entries that it left out`() throws {
    let world = try RickAndMorty.World.sample(
      characters: [Wire.character(1, episodes: [1, 9], ["location": Wire.place(7)])],
      locations: [Wire.location(2, residents: [8])],
      episodes: [Wire.episode(1, characters: [1, 7])], isSample: true)
    #expect(world.warnings.isEmpty)
    #expect(world.oneSidedLinks.isEmpty)
  }

  @Test(arguments: [
    "", "nonsense", "1", "/", "https://rickandmortyapi.com/api/character/1",
    "https://rickandmortyapi.com/api/episode/", "https://rickandmortyapi.com/api/episode/one",
    "https://rickandmortyapi.com/api/episode/1/2", "https://rickandmortyapi.com/api/episode/1?a=b",
    "https://rickandmortyapi.com/api/episode/99999999999999999999",
  ])
  func `what is no address of an episode is reported, in a sample too`(address: String) throws {
    for isSample in [false, true] {
      let world = try RickAndMorty.World.sample(
        characters: [Wire.character(1, ["episode": [address]])], episodes: [Wire.episode(1)],
        isSample: isSample)
      #expect(world.characters[0].episodes.isEmpty)
      #expect(
        world.warnings == [
          Warning(
            .danglingLink, subject: "characters/1",
            "characters/1 names '\(address)', which is no address of one of the episodes.")
        ])
    }
  }

  @Test(arguments: [
    "https://rickandmortyapi.com/api/episode/1", "http://127.0.0.1:8080/api/episode/1",
    "https://rickandmortyapi.com/api/episode/1/", "episode/1",
  ])
  func `an address on any host names the entry of its id`(address: String) throws {
    let world = try RickAndMorty.World.sample(
      characters: [Wire.character(1, ["episode": [address]])],
      episodes: [Wire.episode(1, characters: [1])])
    #expect(world.characters[0].episodes.map(\.id) == [1])
    #expect(world.warnings.isEmpty)
  }

  @Test func `episodes are in the order of the series, those without a season last`() throws {
    let world = try RickAndMorty.World.sample(
      characters: [Wire.character(1, episodes: [1, 2, 3, 4])],
      episodes: [
        Wire.episode(1, characters: [1], ["episode": "S02E01"]),
        Wire.episode(2, characters: [1], ["episode": "Special"]),
        Wire.episode(3, characters: [1], ["episode": "s01e10"]),
        Wire.episode(4, characters: [1], ["episode": "S01E02"]),
      ])
    #expect(world.episodes.map(\.id) == [4, 3, 1, 2])
    #expect(world.characters[0].episodes.map(\.id) == [4, 3, 1, 2])
  }
}
