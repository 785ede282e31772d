import JSONReading

/// The releases of a film in one country.
struct CountryReleasesDTO: JSONReadableObject {
  /// ISO 3166-1.
  let code: JSONText
  let releases: [ReleaseDTO]

  init(_ object: JSONObject) throws {
    code = try object.text("iso_3166_1")
    releases = try object.list("release_dates")
  }
}
