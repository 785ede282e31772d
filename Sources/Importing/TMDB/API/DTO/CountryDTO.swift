import JSONReading

struct CountryDTO: JSONReadableObject {
  /// ISO 3166-1.
  let code: JSONText
  let name: JSONText

  init(_ object: JSONObject) throws {
    code = try object.text("iso_3166_1")
    name = try object.text("name")
  }
}
