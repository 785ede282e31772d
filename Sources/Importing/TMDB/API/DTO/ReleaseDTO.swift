struct ReleaseDTO: Decodable, Sendable {
  /// Often empty.
  let certification: String
  /// 1 premiere, 2 limited, 3 theatrical, 4 digital, 5 physical, 6 TV.
  let type: Int

  private enum CodingKeys: CodingKey {
    case certification, type
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    certification = try values.text(.certification)
    type = try values.number(.type)
  }
}
