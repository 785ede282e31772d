/// The releases of a film in one country.
struct CountryReleasesDTO: Decodable, Sendable {
  /// ISO 3166-1.
  let code: String
  let releases: [ReleaseDTO]

  private enum CodingKeys: String, CodingKey {
    case code = "iso_3166_1"
    case releases = "release_dates"
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    code = try values.text(.code)
    releases = try values.list(.releases)
  }
}
