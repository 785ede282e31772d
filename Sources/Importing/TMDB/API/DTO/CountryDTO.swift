struct CountryDTO: Decodable, Sendable {
  /// ISO 3166-1.
  let code: String
  let name: String

  private enum CodingKeys: String, CodingKey {
    case name
    case code = "iso_3166_1"
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    code = try values.text(.code)
    name = try values.text(.name)
  }
}
