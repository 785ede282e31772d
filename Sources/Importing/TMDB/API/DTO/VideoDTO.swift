struct VideoDTO: Decodable, Sendable {
  let name: String
  /// The video's id on its site.
  let key: String
  /// `YouTube`, `Vimeo`.
  let site: String
  /// `Trailer`, `Teaser`, `Clip`, `Featurette` …
  let type: String
  let isOfficial: Bool
  /// `en`
  let language: String
  /// `2016-03-01T13:03:55.000Z`
  let publishedAt: String

  private enum CodingKeys: String, CodingKey {
    case name, key, site, type
    case isOfficial = "official"
    case language = "iso_639_1"
    case publishedAt = "published_at"
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    name = try values.text(.name)
    key = try values.text(.key)
    site = try values.text(.site)
    type = try values.text(.type)
    isOfficial = try values.flag(.isOfficial)
    language = try values.text(.language)
    publishedAt = try values.text(.publishedAt)
  }
}
