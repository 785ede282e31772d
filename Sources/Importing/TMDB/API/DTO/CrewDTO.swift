struct CrewDTO: Decodable, Sendable {
  /// The person's.
  let id: Int
  let name: String
  let department: String
  let job: String
  /// Tells the credit from every other.
  let creditID: String
  let knownFor: String
  let profilePath: String?

  private enum CodingKeys: String, CodingKey {
    case id, name, department, job
    case creditID = "credit_id"
    case knownFor = "known_for_department"
    case profilePath = "profile_path"
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    id = try values.decode(Int.self, forKey: .id)
    name = try values.text(.name)
    department = try values.text(.department)
    job = try values.text(.job)
    creditID = try values.text(.creditID)
    knownFor = try values.text(.knownFor)
    profilePath = try values.decodeIfPresent(String.self, forKey: .profilePath)
  }
}
