/// A film as lists have it: what tells which it is, and what lists sort by.
struct MovieRowDTO: Decodable, Sendable {
  let id: Int
  let title: String
  let originalTitle: String
  let releaseDate: String
  let popularity: Double
  let voteAverage: Double
  let voteCount: Int
  let adult: Bool
  /// Of the same kind as `adult`, in no documentation, on every row since 2026.
  let softcore: Bool

  private enum CodingKeys: String, CodingKey {
    case id, title, popularity, adult, softcore
    case originalTitle = "original_title"
    case releaseDate = "release_date"
    case voteAverage = "vote_average"
    case voteCount = "vote_count"
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    id = try values.decode(Int.self, forKey: .id)
    title = try values.text(.title)
    originalTitle = try values.text(.originalTitle)
    releaseDate = try values.text(.releaseDate)
    popularity = try values.decimal(.popularity)
    voteAverage = try values.decimal(.voteAverage)
    voteCount = try values.number(.voteCount)
    adult = try values.flag(.adult)
    softcore = try values.flag(.softcore)
  }
}
