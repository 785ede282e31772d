/// Where the pictures lie, and in which sizes.
struct ConfigurationDTO: Decodable, Sendable {
  let images: Images

  struct Images: Decodable, Sendable {
    /// `https://image.tmdb.org/t/p/`
    let secureBaseURL: String
    /// `w92` … `original`
    let posterSizes: [String]
    let profileSizes: [String]

    private enum CodingKeys: String, CodingKey {
      case secureBaseURL = "secure_base_url"
      case posterSizes = "poster_sizes"
      case profileSizes = "profile_sizes"
    }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      secureBaseURL = try values.decode(String.self, forKey: .secureBaseURL)
      posterSizes = try values.list(.posterSizes)
      profileSizes = try values.list(.profileSizes)
    }
  }
}
