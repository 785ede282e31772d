struct KeywordsDTO: PartDTO {
  let keywords: [KeywordDTO]
  let isThere: Bool

  private enum CodingKeys: CodingKey {
    case keywords
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    isThere = values.contains(.keywords)
    keywords = try values.list(.keywords)
  }
}
