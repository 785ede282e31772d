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

  private enum CodingKeys: CodingKey {
    case id, name, status, species, type, gender, origin, location, image, episode, url, created
  }

  /// Written out because a missing place is a fault, and only a null one is not.
  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    id = try values.decode(Int.self, forKey: .id)
    name = try values.decode(String.self, forKey: .name)
    status = try values.decode(String.self, forKey: .status)
    species = try values.decode(String.self, forKey: .species)
    type = try values.decode(String.self, forKey: .type)
    gender = try values.decode(String.self, forKey: .gender)
    origin = try values.decode(PlaceDTO?.self, forKey: .origin)
    location = try values.decode(PlaceDTO?.self, forKey: .location)
    image = try values.decode(String.self, forKey: .image)
    episode = try values.decode([String].self, forKey: .episode)
    url = try values.decode(String.self, forKey: .url)
    created = try values.decode(String.self, forKey: .created)
  }
}
