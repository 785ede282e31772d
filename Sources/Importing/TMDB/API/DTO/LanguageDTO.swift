import JSONReading

struct LanguageDTO: JSONReadableObject {
  /// ISO 639-1.
  let code: JSONText
  let englishName: JSONText
  /// In the language itself; empty for some.
  let name: JSONText

  init(_ object: JSONObject) throws {
    code = try object.text("iso_639_1")
    englishName = try object.text("english_name")
    name = try object.text("name")
  }
}
