import Diagnostics
import Testing
import Wiki

@testable import Importing

@Suite struct WorldValuesTests {
  @Test(arguments: [
    ("Alive", RickAndMorty.Status.alive), ("dead", .dead), ("unknown", .unknown), ("", .unknown),
    (" ALIVE\n", .alive), ("Presumed\n dead", .other("Presumed dead")),
  ])
  func `a status is one of the known words, or kept`(
    word: String, status: RickAndMorty.Status
  ) {
    #expect(RickAndMorty.Status(word) == status)
  }

  @Test(arguments: [
    ("Female", RickAndMorty.Gender.female), ("male", .male), ("Genderless", .genderless),
    ("unknown", .unknown), ("", .unknown), ("Hivemind", .other("Hivemind")),
  ])
  func `a gender is one of the known words, or kept`(word: String, gender: RickAndMorty.Gender) {
    #expect(RickAndMorty.Gender(word) == gender)
  }

  @Test func `unforeseen words are reported`() throws {
    let world = try RickAndMorty.World.sample(
      characters: [Wire.character(4, ["status": "Undead", "gender": "Plural"])])
    #expect(
      world.warnings == [
        Warning(
          .unforeseenWord, subject: "characters/4",
          "characters/4 has the status 'Undead', which is none of the known ones."),
        Warning(
          .unforeseenWord, subject: "characters/4",
          "characters/4 has the gender 'Plural', which is none of the known ones."),
      ])
  }

  @Test(arguments: [
    ("December 2, 2013", "2013-12-02"), ("2013-12-02", "2013-12-02"), ("", nil),
    ("Soon", nil), ("February 30, 2013", nil), ("2 December 2013", nil),
  ])
  func `an air date is a day or what stands there`(text: String, day: String?) throws {
    let date = RickAndMorty.AirDate(text)
    let expected: RickAndMorty.AirDate =
      if let day = day.flatMap({ CalendarDate(iso8601: $0) }) {
        .day(day)
      } else {
        text.isEmpty ? .unknown : .words(text)
      }
    #expect(date == expected)
  }

  @Test func `an air date or a code in another form is reported`() throws {
    let world = try RickAndMorty.World.sample(
      episodes: [Wire.episode(1, ["air_date": "Soon", "episode": "Special"])])
    #expect(world.episodes[0].code.text == "Special")
    #expect(
      world.warnings.map(\.sentence) == [
        "episodes/1 has the episode 'Special', which is not in the form of the others.",
        "episodes/1 has the air_date 'Soon', which is not in the form of the others.",
      ])
    #expect(world.warnings.map(\.kind) == [.unforeseenForm, .unforeseenForm])
  }

  @Test(arguments: [
    ("S01E02", 1, 2), ("s5e10", 5, 10), ("S1E1\n", 1, 1), ("S01", nil, nil), ("", nil, nil),
    ("S01E02E03", nil, nil), ("S99999E1", nil, nil), ("S٠١E٠٢", nil, nil),
  ])
  func `an episode's code is read where it is one`(text: String, season: Int?, number: Int?) {
    let code = RickAndMorty.EpisodeCode(text)
    #expect(code.season == season)
    #expect(code.number == number)
  }

  @Test(arguments: [
    ("https://rickandmortyapi.com/api/episode/28", 28), ("/episode/28", 28), ("episode/28", 28),
    ("http://a/episode/28/", 28), ("http://a/episode//028", 28), ("http://a/episode/0", 0),
    ("http://a/episode/9999999999", 9_999_999_999), ("http://a/episode/99999999999999999999", nil),
    ("http://a/episode/", nil), ("http://a/episode", nil), ("28", nil), ("", nil),
    ("http://a/episodes/28", nil), ("http://a/xepisode/28", nil), ("http://a/character/28", nil),
    ("http://a/episode/28x", nil), ("http://a/episode/٢٨", nil), ("http://a/episode/28?a", nil),
  ])
  func `an id is read where an address ends in one of its list`(address: String, id: Int?) {
    #expect(RickAndMorty.id(in: address, of: .episode) == id)
  }

  @Test func `a time of creation that is no date is reported and left out`() throws {
    let world = try RickAndMorty.World.sample(
      characters: [Wire.character(1, ["created": "yesterday"])],
      locations: [Wire.location(2, ["created": ""])], episodes: [Wire.episode(3)])
    #expect(world.characters[0].created == nil)
    #expect(world.locations[0].created == nil)
    #expect(world.newest == CalendarDate(year: 2017, month: 11, day: 10))
    #expect(
      world.warnings.map(\.sentence) == [
        "characters/1 has created 'yesterday', which is no date.",
        "locations/2 has created '', which is no date.",
      ])
  }

  @Test func `the newest entry of all three lists dates the data`() throws {
    let world = try RickAndMorty.World.sample(
      characters: [Wire.character(1, ["created": "2024-02-29T23:59:59.999Z"])],
      locations: [Wire.location(1)], episodes: [Wire.episode(1)])
    #expect(world.newest == CalendarDate(year: 2024, month: 2, day: 29))
    #expect(try RickAndMorty.World.sample().newest == nil)
  }

  @Test(arguments: [
    ("", "#7"), (" \n\t ", "#7"), ("Rick\r\nSanchez", "Rick Sanchez"), ("  Rick ", "Rick"),
    ("Rick\u{2028}\u{00A0}Sanchez", "Rick Sanchez"), ("<b>|*_`", "<b>|*_`"),
  ])
  func `a title is one line and never empty`(name: String, title: String) throws {
    let world = try RickAndMorty.World.sample(
      characters: [Wire.character(7, ["name": name])],
      locations: [Wire.location(7, ["name": name])], episodes: [Wire.episode(7, ["name": name])])
    #expect(world.characters[0].name == title)
    #expect(world.locations[0].name == title)
    #expect(world.episodes[0].name == title)
  }

  @Test func `every text is one line`() throws {
    let text = "  a\n b "
    let world = try RickAndMorty.World.sample(
      characters: [Wire.character(1, ["species": text, "type": text])],
      locations: [Wire.location(1, ["type": text, "dimension": text])],
      episodes: [Wire.episode(1, ["episode": text])])
    #expect(world.characters[0].species == "a b")
    #expect(world.characters[0].type == "a b")
    #expect(world.locations[0].type == "a b")
    #expect(world.locations[0].dimension == "a b")
    #expect(world.episodes[0].code.text == "a b")
  }
}
