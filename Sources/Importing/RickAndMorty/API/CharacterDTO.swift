import JSONReading

struct CharacterDTO: CreatedDTO {
  static let endpoint = RickAndMorty.Endpoint.character

  let id: Int
  let name: String
  let status: String
  let species: String
  let type: String
  let gender: String
  /// Null where the API's own reference dangles.
  let origin: PlaceDTO?
  /// Null where the API's own reference dangles.
  let location: PlaceDTO?
  let image: String
  let episode: [String]
  let url: String
  let created: String

  init(_ object: JSONObject) throws {
    id = try object.value("id")
    name = try object.value("name")
    status = try object.value("status")
    species = try object.value("species")
    type = try object.value("type")
    gender = try object.value("gender")
    origin = try object.valueOrNull("origin")
    location = try object.valueOrNull("location")
    image = try object.value("image")
    episode = try object.value("episode")
    url = try object.value("url")
    created = try object.value("created")
  }
}
