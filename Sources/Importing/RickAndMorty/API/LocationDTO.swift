import JSONReading

struct LocationDTO: CreatedDTO {
  static let endpoint = RickAndMorty.Endpoint.location

  let id: Int
  let name: String
  let type: String
  let dimension: String
  let residents: [String]
  let url: String
  let created: String

  init(_ object: JSONObject) throws {
    id = try object.value("id")
    name = try object.value("name")
    type = try object.value("type")
    dimension = try object.value("dimension")
    residents = try object.value("residents")
    url = try object.value("url")
    created = try object.value("created")
  }
}
