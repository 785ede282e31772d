import JSONReading

/// A location as a character names it; an unknown one is `{"name": "unknown", "url": ""}`.
struct PlaceDTO: JSONReadableObject, Sendable {
  let name: String
  let url: String

  init(_ object: JSONObject) throws {
    name = try object.value("name")
    url = try object.value("url")
  }
}
