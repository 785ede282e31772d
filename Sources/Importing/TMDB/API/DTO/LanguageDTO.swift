struct LanguageDTO: Decodable, Sendable {
  /// ISO 639-1.
  let code: String
  let englishName: String
  /// In the language itself; empty for some.
  let name: String

  private enum CodingKeys: String, CodingKey {
    case name
    case code = "iso_639_1"
    case englishName = "english_name"
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    code = try values.text(.code)
    englishName = try values.text(.englishName)
    name = try values.text(.name)
  }
}
