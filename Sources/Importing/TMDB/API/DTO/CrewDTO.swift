import JSONReading

struct CrewDTO: JSONReadableObject {
  /// The person's.
  let id: Int
  let name: JSONText
  let department: JSONText
  let job: JSONText
  /// Tells the credit from every other.
  let creditID: JSONText
  let knownFor: JSONText
  let profilePath: JSONText?

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
