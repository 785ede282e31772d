import TestSupport

/// A few characters, locations and episodes whose links agree, which a test may change.
struct EditedWorld: Sendable {
  var characters: [Character]
  var locations: [Location]
  var episodes: [Episode]

  /// Numbers of pictures of the sample data.
  static let pictures = [34, 36, 37, 40, 45, 55, 60, 66]
  static let words = [
    "Rick", "Morty", "Summer", "Beth", "Jerry", "Squanchy", "Unity", "Birdperson",
  ]
  static let statuses = ["Alive", "Dead", "unknown"]

  init(using generator: inout SeededGenerator) {
    locations = (1...4).map { Location(id: $0, name: "Place \($0)", type: "Planet") }
    characters = []
    episodes = (1...3).map { Episode(id: $0, name: "Part \($0)", cast: []) }
    for _ in 1...12 { addCharacter(using: &generator) }
  }

  mutating func addCharacter(using generator: inout SeededGenerator) {
    let id = (characters.map(\.id).max() ?? 0) + 1
    characters.append(
      Character(
        id: id, name: Self.name(using: &generator), status: Self.statuses[id % 3],
        species: id % 4 == 0 ? "Alien" : "Human",
        home: locations.randomElement(using: &generator)?.id ?? 1,
        picture: Self.pictures[id % Self.pictures.count]))
    for place in episodes.indices where Bool.random(using: &generator) {
      episodes[place].cast.append(id)
    }
  }

  mutating func removeCharacter(at place: Int) {
    let id = characters.remove(at: place).id
    for place in episodes.indices { episodes[place].cast.removeAll { $0 == id } }
  }

  static func name(using generator: inout SeededGenerator) -> String {
    let names = (1...2).map { _ in words.randomElement(using: &generator) ?? "" }
    return names.joined(separator: " ")
  }
}
