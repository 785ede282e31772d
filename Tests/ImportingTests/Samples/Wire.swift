import Foundation

/// Objects of the API as the wire has them, sound but for the `changes` that a test is about.
enum Wire {
  static let base = "https://rickandmortyapi.com/api"
  static let nowhere = ["name": "unknown", "url": ""]

  static func address(_ kind: String, _ id: Int) -> String { "\(base)/\(kind)/\(id)" }

  static func addresses(_ kind: String, _ ids: [Int]) -> [String] {
    ids.map { address(kind, $0) }
  }

  static func place(_ id: Int, name: String = "Somewhere") -> [String: String] {
    ["name": name, "url": address("location", id)]
  }

  static func character(
    _ id: Int, episodes: [Int] = [], _ changes: [String: Any] = [:]
  ) -> [String: Any] {
    let row: [String: Any] = [
      "id": id, "name": "Character \(id)", "status": "Alive", "species": "Human", "type": "",
      "gender": "Female", "origin": nowhere, "location": nowhere,
      "image": "\(base)/character/avatar/\(id).jpeg", "episode": addresses("episode", episodes),
      "url": address("character", id), "created": "2017-11-04T18:48:46.250Z",
    ]
    return row.merging(changes) { _, change in change }
  }

  static func location(
    _ id: Int, residents: [Int] = [], _ changes: [String: Any] = [:]
  ) -> [String: Any] {
    let row: [String: Any] = [
      "id": id, "name": "Location \(id)", "type": "Planet", "dimension": "Dimension C-137",
      "residents": addresses("character", residents), "url": address("location", id),
      "created": "2017-11-10T12:42:04.162Z",
    ]
    return row.merging(changes) { _, change in change }
  }

  static func episode(
    _ id: Int, characters: [Int] = [], _ changes: [String: Any] = [:]
  ) -> [String: Any] {
    let row: [String: Any] = [
      "id": id, "name": "Episode \(id)", "air_date": "December 2, 2013",
      "episode": id < 10 ? "S01E0\(id)" : "S01E\(id)",
      "characters": addresses("character", characters), "url": address("episode", id),
      "created": "2017-11-10T12:56:33.798Z",
    ]
    return row.merging(changes) { _, change in change }
  }

  static func value<DTO: Decodable>(_ row: [String: Any]) throws -> DTO {
    try JSONDecoder().decode(DTO.self, from: JSONSerialization.data(withJSONObject: row))
  }
}
