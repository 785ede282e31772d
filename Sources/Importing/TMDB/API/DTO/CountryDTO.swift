import JSONReading

struct CountryDTO: JSONReadableObject, Sendable {
  /// ISO 3166-1.
  let code: String
  let name: String

  init(_ object: JSONObject) throws {
    code = try object.text("iso_3166_1")
    name = try object.text("name")
  }
}
