/// What TMDB numbers and names; two of one name may well be different ones.
struct NamedDTO: Decodable, Sendable {
  let id: Int
  let name: String

  private enum CodingKeys: CodingKey {
    case id, name
  }

  init(id: Int, name: String) {
    self.id = id
    self.name = name
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    id = try values.decode(Int.self, forKey: .id)
    name = try values.text(.name)
  }
}

typealias GenreDTO = NamedDTO
typealias KeywordDTO = NamedDTO
typealias CompanyDTO = NamedDTO
/// A series of films.
typealias CollectionDTO = NamedDTO
