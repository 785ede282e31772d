import JSONReading

struct CrewDTO: JSONReadableObject, Sendable {
  /// The person's.
  let id: Int
  let name: String
  let department: String
  let job: String
  /// Tells the credit from every other.
  let creditID: String
  let knownFor: String
  let profilePath: String?

  init(_ object: JSONObject) throws {
    id = try object.value("id")
    name = try object.text("name")
    department = try object.text("department")
    job = try object.text("job")
    creditID = try object.text("credit_id")
    knownFor = try object.text("known_for_department")
    profilePath = try object.valueIfThere("profile_path")
  }
}
