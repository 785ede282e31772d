import JSONReading

struct EpisodeDTO: CreatedDTO {
  static let endpoint = RickAndMorty.Endpoint.episode

  let id: Int
  let name: String
  let airDate: String
  let episode: String
  let characters: [String]
  let url: String
  let created: String

  init(_ object: JSONObject) throws {
    id = try object.value("id")
    name = try object.value("name")
    airDate = try object.value("air_date")
    episode = try object.value("episode")
    characters = try object.value("characters")
    url = try object.value("url")
    created = try object.value("created")
  }
}
