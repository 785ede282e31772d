import JSONReading

/// A film that another one's page leads to. It is there in full only if it is in the lists itself.
struct RecommendationDTO: JSONReadableObject, Sendable {
  let id: Int
  /// Series have numbers of their own, which may be those of films.
  let isFilm: Bool

  init(_ object: JSONObject) throws {
    id = try object.value("id")
    let kind: JSONText = try object.text("media_type")
    isFilm = kind.isEmpty || kind == "movie"
  }
}
