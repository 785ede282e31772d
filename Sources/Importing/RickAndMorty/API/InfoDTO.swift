import JSONReading

/// `next` and `prev` name a host of their own, so nobody follows them.
struct InfoDTO: JSONReadableObject, Sendable {
  let count: Int
  let pages: Int
  /// Null on the last page.
  let next: String?
  /// Null on the first page.
  let prev: String?

  init(_ object: JSONObject) throws {
    count = try object.value("count")
    pages = try object.value("pages")
    next = try object.valueOrNull("next")
    prev = try object.valueOrNull("prev")
  }
}
