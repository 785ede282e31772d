import JSONReading

/// The appended parts that are a list under `results`.
struct ListDTO<Element: JSONReadableObject>: PartDTO {
  let results: [Element]
  let isThere: Bool

  init(_ object: JSONObject) throws {
    isThere = object.contains("results")
    results = try object.list("results")
  }
}
