/// A location as a character names it; an unknown one is `{"name": "unknown", "url": ""}`.
struct PlaceDTO: Decodable, Sendable {
  let name: String
  let url: String
}
