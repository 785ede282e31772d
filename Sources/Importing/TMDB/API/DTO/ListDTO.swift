/// The appended parts that are a list under `results`.
struct ListDTO<Element: Decodable & Sendable>: PartDTO {
  let results: [Element]
  let isThere: Bool

  private enum CodingKeys: CodingKey {
    case results
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    isThere = values.contains(.results)
    results = try values.list(.results)
  }
}
