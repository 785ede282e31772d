/// A film that another one's page leads to. It is there in full only if it is in the lists itself.
struct RecommendationDTO: Decodable, Sendable {
  let id: Int
  /// Series have numbers of their own, which may be those of films.
  let isFilm: Bool

  private enum CodingKeys: String, CodingKey {
    case id
    case mediaType = "media_type"
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    id = try values.decode(Int.self, forKey: .id)
    isFilm = try ["", "movie"].contains(values.text(.mediaType))
  }
}
