import JSONReading

struct PageDTO<Row: CreatedDTO>: JSONReadableObject, Sendable {
  let info: InfoDTO
  let results: [Row]

  init(_ object: JSONObject) throws {
    info = try object.value("info")
    results = try object.value("results")
  }
}
