/// The keys under which others know a film or a person.
struct ExternalIDsDTO: PartDTO {
  let imdbID: String
  let isThere: Bool

  private enum CodingKeys: String, CodingKey {
    case imdbID = "imdb_id"
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    isThere = values.contains(.imdbID)
    imdbID = try values.text(.imdbID)
  }
}
