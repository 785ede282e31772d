/// A person by itself; asked for only where the wiki has biographies.
struct PersonDTO: Decodable, Sendable {
  let id: Int
  let name: String
  let alsoKnownAs: [String]
  let biography: String
  let birthday: String
  let deathday: String
  let placeOfBirth: String
  let knownFor: String
  let homepage: String
  let imdbID: String
  let profilePath: String?
  let externalIDs: ExternalIDsDTO?

  private enum CodingKeys: String, CodingKey {
    case id, name, biography, birthday, deathday, homepage
    case alsoKnownAs = "also_known_as"
    case placeOfBirth = "place_of_birth"
    case knownFor = "known_for_department"
    case imdbID = "imdb_id"
    case profilePath = "profile_path"
    case externalIDs = "external_ids"
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    id = try values.decode(Int.self, forKey: .id)
    name = try values.text(.name)
    alsoKnownAs = try values.list(.alsoKnownAs)
    biography = try values.text(.biography)
    birthday = try values.text(.birthday)
    deathday = try values.text(.deathday)
    placeOfBirth = try values.text(.placeOfBirth)
    knownFor = try values.text(.knownFor)
    homepage = try values.text(.homepage)
    imdbID = try values.text(.imdbID)
    profilePath = try values.decodeIfPresent(String.self, forKey: .profilePath)
    externalIDs = try values.part(.externalIDs)
  }
}
