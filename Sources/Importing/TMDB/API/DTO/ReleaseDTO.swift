import JSONReading

struct ReleaseDTO: JSONReadableObject, Sendable {
  /// Often empty.
  let certification: String
  /// 1 premiere, 2 limited, 3 theatrical, 4 digital, 5 physical, 6 TV.
  let type: Int

  init(_ object: JSONObject) throws {
    certification = try object.text("certification")
    type = try object.number("type")
  }
}
