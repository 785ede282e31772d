import JSONReading

/// The releases of a film in one country.
struct CountryReleasesDTO: JSONReadableObject, Sendable {
  /// ISO 3166-1.
  let code: String
  let releases: [ReleaseDTO]

  init(_ object: JSONObject) throws {
    code = try object.text("iso_3166_1")
    releases = try object.list("release_dates")
  }
}
