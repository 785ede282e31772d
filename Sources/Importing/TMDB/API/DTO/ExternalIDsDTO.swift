import JSONReading

/// The keys under which others know a film or a person.
struct ExternalIDsDTO: PartDTO, Sendable {
  let imdbID: String
  let isThere: Bool

  init(_ object: JSONObject) throws {
    isThere = object.contains("imdb_id")
    imdbID = try object.text("imdb_id")
  }
}
