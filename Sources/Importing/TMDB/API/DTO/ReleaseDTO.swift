import JSONReading

struct ReleaseDTO: JSONReadableObject {
  /// Often empty.
  let certification: JSONText
  /// 1 premiere, 2 limited, 3 theatrical, 4 digital, 5 physical, 6 TV.
  let type: Int

  init(_ object: JSONObject) throws {
    certification = try object.text("certification")
    type = try object.number("type")
  }
}
