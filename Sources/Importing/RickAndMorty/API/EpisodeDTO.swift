struct EpisodeDTO: CreatedDTO {
  static let endpoint = RickAndMorty.Endpoint.episode

  let id: Int
  let name: String
  let airDate: String
  let episode: String
  let characters: [String]
  let url: String
  let created: String

  private enum CodingKeys: String, CodingKey {
    case id, name, episode, characters, url, created
    case airDate = "air_date"
  }
}
