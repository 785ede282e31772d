import Diagnostics
import Foundation
import Testing

@testable import Importing

@Suite struct WorldPlacesTests {
  @Test func `an origin is linked from both ends`() throws {
    let world = try RickAndMorty.World.sample(
      characters: [
        Wire.character(2, ["origin": Wire.place(1, name: "an old name")]),
        Wire.character(1, ["origin": Wire.place(1)]), Wire.character(3),
      ],
      locations: [Wire.location(1, ["name": "Earth"])])
    #expect(world.characters.map(\.origin).first == .location(id: 1, name: "Earth"))
    #expect(world.locations[0].natives == [1, 2])
    #expect(world.locations[0].residents.isEmpty)
    #expect(world.warnings.isEmpty)
  }

  @Test(arguments: [
    #"{"name":"unknown","url":""}"#, #"{"name":"","url":""}"#, #"{"name":" Unknown ","url":""}"#,
    "null",
  ])
  func `an unknown place is unknown`(place: String) throws {
    let value = try JSONSerialization.jsonObject(with: Data(place.utf8), options: .fragmentsAllowed)
    let world = try RickAndMorty.World.sample(
      characters: [Wire.character(1, ["origin": value, "location": value])])
    #expect(world.characters[0].origin == .unknown)
    #expect(world.characters[0].location == .unknown)
    #expect(world.warnings.isEmpty)
  }

  @Test func `a name without an address is shown without a link`() throws {
    let place = ["name": "The\nBasement", "url": ""]
    let world = try RickAndMorty.World.sample(characters: [Wire.character(1, ["origin": place])])
    #expect(world.characters[0].origin == .unlisted("The Basement"))
    #expect(world.warnings.isEmpty)
  }

  @Test func `a place that the API does not have keeps its name and is reported`() throws {
    let world = try RickAndMorty.World.sample(
      characters: [Wire.character(1, ["location": Wire.place(404, name: "Atlantis")])])
    #expect(world.characters[0].location == .unlisted("Atlantis"))
    #expect(
      world.warnings.map(\.sentence) == [
        "characters/1 names locations/404, which the API does not have."
      ])
  }
}
