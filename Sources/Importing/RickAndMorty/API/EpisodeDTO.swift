struct EpisodeDTO: IdentifiedDTO {
  let id: Int
  let name: String
  let airDate: String
  let episode: String
  let characters: [String]
  let created: String

  private enum CodingKeys: String, CodingKey {
    case id, name, episode, characters, created
    case airDate = "air_date"
  }
}
