import Fetching
import Foundation

extension Answer {
  static func json(_ value: Any, headers: HeaderFields = [:]) throws -> Answer {
    let data = try JSONSerialization.data(withJSONObject: value)
    return Answer(status: 200, headers: headers, body: [UInt8](data))
  }

  /// One page of a list. Its `next` lies, since nobody may follow it.
  static func page(
    _ rows: [[String: Any]], count: Int, pages: Int = 1, headers: HeaderFields = [:]
  ) throws -> Answer {
    let info: [String: Any] = [
      "count": count, "pages": pages, "next": "http://elsewhere.example/api/character?page=2",
      "prev": "http://elsewhere.example/api/character?page=0",
    ]
    return try json(["info": info, "results": rows], headers: headers)
  }
}
