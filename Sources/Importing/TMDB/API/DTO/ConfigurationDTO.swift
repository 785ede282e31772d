import JSONReading

/// Where the pictures lie, and in which sizes.
struct ConfigurationDTO: JSONReadableObject, Sendable {
  let images: Images

  init(_ object: JSONObject) throws { images = try object.value("images") }

  struct Images: JSONReadableObject, Sendable {
    /// `https://image.tmdb.org/t/p/`
    let secureBaseURL: String
    /// `w92` … `original`
    let posterSizes: [String]
    let profileSizes: [String]

    init(_ object: JSONObject) throws {
      secureBaseURL = try object.value("secure_base_url")
      posterSizes = try object.list("poster_sizes")
      profileSizes = try object.list("profile_sizes")
    }
  }
}
