import Foundation
import TestSupport

extension EditedWorld {
  private static let api = "https://rickandmortyapi.com/api"
  private static let rowsPerPage = 20

  /// Writes what `--recorded` takes, in place of what lies there.
  func write(to path: String) throws {
    let folder = "\(path)/rickandmorty"
    if FileManager.default.fileExists(atPath: folder) {
      try FileManager.default.removeItem(atPath: folder)
    }
    try write(characters.map(row), of: "character", to: folder)
    try write(locations.map(row), of: "location", to: folder)
    try write(episodes.map(row), of: "episode", to: folder)
    let pictures = "\(folder)/images/character"
    try FileManager.default.createDirectory(
      atPath: pictures, withIntermediateDirectories: true)
    for character in characters {
      try FileManager.default.copyItem(
        atPath: CheckoutFolder.path(
          "Fixtures/rickandmorty/images/character/\(character.picture).jpeg"),
        toPath: "\(pictures)/\(character.id).jpeg")
    }
  }

  private func write(_ rows: [[String: Any]], of kind: String, to folder: String) throws {
    try FileManager.default.createDirectory(
      atPath: "\(folder)/\(kind)", withIntermediateDirectories: true)
    let pages = (rows.count + Self.rowsPerPage - 1) / Self.rowsPerPage
    for page in 1...pages {
      let link = { (number: Int) -> Any in
        (1...pages).contains(number) ? "\(Self.api)/\(kind)?page=\(number)" : NSNull()
      }
      let answer: [String: Any] = [
        "info": [
          "count": rows.count, "pages": pages, "next": link(page + 1), "prev": link(page - 1),
        ],
        "results": Array(rows.dropFirst((page - 1) * Self.rowsPerPage).prefix(Self.rowsPerPage)),
      ]
      try JSONSerialization.data(withJSONObject: answer, options: .sortedKeys)
        .write(to: URL(filePath: "\(folder)/\(kind)/page-\(page).json"))
    }
  }

  private func row(_ character: Character) -> [String: Any] {
    let home = locations.first { $0.id == character.home }
    let place = [
      "name": home?.name ?? "unknown", "url": home.map { address("location", $0.id) } ?? "",
    ]
    return [
      "id": character.id, "name": character.name, "status": character.status,
      "species": character.species, "type": "", "gender": "Male", "origin": place,
      "location": place,
      "image": "\(Self.api)/character/avatar/\(character.id).jpeg",
      "episode": episodes.filter { $0.cast.contains(character.id) }
        .map { address("episode", $0.id) },
      "url": address("character", character.id), "created": "2017-11-04T18:48:46.250Z",
    ]
  }

  private func row(_ location: Location) -> [String: Any] {
    [
      "id": location.id, "name": location.name, "type": location.type, "dimension": "unknown",
      "residents": characters.filter { $0.home == location.id }
        .map { address("character", $0.id) },
      "url": address("location", location.id), "created": "2017-11-10T12:42:04.162Z",
    ]
  }

  private func row(_ episode: Episode) -> [String: Any] {
    [
      "id": episode.id, "name": episode.name, "air_date": "December \(episode.id), 2013",
      "episode": "S01E0\(episode.id)",
      "characters": episode.cast.map { address("character", $0) },
      "url": address("episode", episode.id), "created": "2017-11-10T12:56:33.798Z",
    ]
  }

  private func address(_ kind: String, _ id: Int) -> String { "\(Self.api)/\(kind)/\(id)" }
}
