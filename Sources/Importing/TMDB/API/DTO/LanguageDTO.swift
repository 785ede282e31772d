import JSONReading

struct LanguageDTO: JSONReadableObject, Sendable {
  /// ISO 639-1.
  let code: String
  let englishName: String
  /// In the language itself; empty for some.
  let name: String

  init(_ object: JSONObject) throws {
    code = try object.text("iso_639_1")
    englishName = try object.text("english_name")
    name = try object.text("name")
  }
}
