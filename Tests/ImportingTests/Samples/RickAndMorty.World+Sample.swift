@testable import Importing

extension RickAndMorty.World {
  static func sample(
    characters: [[String: Any]] = [], locations: [[String: Any]] = [],
    episodes: [[String: Any]] = [], isSample: Bool = false
  ) throws -> RickAndMorty.World {
    RickAndMorty.World(
      characters: try characters.map { try Wire.value($0) },
      locations: try locations.map { try Wire.value($0) },
      episodes: try episodes.map { try Wire.value($0) }, isSample: isSample)
  }
}
