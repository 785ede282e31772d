import JSONReading

struct CastDTO: JSONReadableObject {
  /// The person's.
  let id: Int
  let name: JSONText
  let character: JSONText
  /// Tells the credit from every other.
  let creditID: JSONText
  /// The place in the billing, from 0; nil where the wire names none.
  let order: Int?
  let knownFor: JSONText
  let profilePath: JSONText?

  init(_ object: JSONObject) throws {
    id = try object.value("id")
    name = try object.text("name")
    character = try object.text("character")
    creditID = try object.text("credit_id")
    order = try object.valueIfThere("order")
    knownFor = try object.text("known_for_department")
    profilePath = try object.valueIfThere("profile_path")
  }
}
