import JSONReading

/// What a film has of something that TMDB numbers and names: a genre, a company, a keyword, a series.
struct LabelDTO: JSONReadableObject {
  let id: Int
  let name: JSONText

  init(_ object: JSONObject) throws {
    id = try object.value("id")
    name = try object.text("name")
  }
}
