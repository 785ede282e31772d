import JSONReading

/// A person by itself; asked for only where the wiki has biographies.
struct PersonDTO: JSONReadableObject, Sendable {
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

  init(_ object: JSONObject) throws {
    id = try object.value("id")
    name = try object.text("name")
    alsoKnownAs = try object.list("also_known_as")
    biography = try object.text("biography")
    birthday = try object.text("birthday")
    deathday = try object.text("deathday")
    placeOfBirth = try object.text("place_of_birth")
    knownFor = try object.text("known_for_department")
    homepage = try object.text("homepage")
    imdbID = try object.text("imdb_id")
    profilePath = try object.valueIfThere("profile_path")
    externalIDs = try object.part("external_ids")
  }
}
