import JSONReading

struct GenreListDTO: JSONReadableObject, Sendable {
  let genres: [GenreDTO]

  init(_ object: JSONObject) throws {
    genres = try object.value("genres")
  }
}
