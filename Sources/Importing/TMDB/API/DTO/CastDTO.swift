struct CastDTO: Decodable, Sendable {
  /// The person's.
  let id: Int
  let name: String
  let character: String
  /// Tells the credit from every other.
  let creditID: String
  /// The place in the billing, from 0; nil where the wire names none.
  let order: Int?
  let knownFor: String
  let profilePath: String?

  private enum CodingKeys: String, CodingKey {
    case id, name, character, order
    case creditID = "credit_id"
    case knownFor = "known_for_department"
    case profilePath = "profile_path"
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    id = try values.decode(Int.self, forKey: .id)
    name = try values.text(.name)
    character = try values.text(.character)
    creditID = try values.text(.creditID)
    order = try values.decodeIfPresent(Int.self, forKey: .order)
    knownFor = try values.text(.knownFor)
    profilePath = try values.decodeIfPresent(String.self, forKey: .profilePath)
  }
}
