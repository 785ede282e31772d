import JSONReading

/// A film as lists have it: what tells which it is, and what lists sort by.
struct MovieRowDTO: JSONReadableObject, Sendable {
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

  init(_ object: JSONObject) throws {
    id = try object.value("id")
    title = try object.text("title")
    originalTitle = try object.text("original_title")
    releaseDate = try object.text("release_date")
    popularity = try object.decimal("popularity")
    voteAverage = try object.decimal("vote_average")
    voteCount = try object.number("vote_count")
    adult = try object.flag("adult")
    softcore = try object.flag("softcore")
  }
}
