import JSONReading

struct KeywordsDTO: PartDTO {
  let keywords: [LabelDTO]
  let isThere: Bool

  init(_ object: JSONObject) throws {
    isThere = object.contains("keywords")
    keywords = try object.list("keywords")
  }
}
