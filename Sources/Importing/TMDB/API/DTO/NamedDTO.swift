import JSONReading

/// What TMDB numbers and names; two of one name may well be different ones.
struct NamedDTO: JSONReadableObject, Sendable {
  let id: Int
  let name: String

  init(id: Int, name: String) {
    self.id = id
    self.name = name
  }

  init(_ object: JSONObject) throws {
    id = try object.value("id")
    name = try object.text("name")
  }
}

typealias GenreDTO = NamedDTO
