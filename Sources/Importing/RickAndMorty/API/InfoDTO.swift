/// `next` and `prev` name a host of their own, so nobody follows them.
struct InfoDTO: Decodable, Sendable {
  let count: Int
  let pages: Int
  /// Null on the last page.
  let next: String?
  /// Null on the first page.
  let prev: String?

  private enum CodingKeys: CodingKey {
    case count, pages, next, prev
  }

  /// Written out because a missing neighbour is a fault, and only a null one is not.
  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    count = try values.decode(Int.self, forKey: .count)
    pages = try values.decode(Int.self, forKey: .pages)
    next = try values.decode(String?.self, forKey: .next)
    prev = try values.decode(String?.self, forKey: .prev)
  }
}
