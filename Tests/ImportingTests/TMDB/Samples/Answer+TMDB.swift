import Fetching

extension Answer {
  /// A page of films that have nothing but ids of their own.
  static func films(
    _ ids: [Int], page: Int = 1, pages: Int = 1, count: Int? = nil, headers: HeaderFields = [:]
  ) throws -> Answer {
    try films(
      ids.map { TMDBWire.row($0) }, page: page, pages: pages, count: count, headers: headers)
  }

  static func films(
    _ rows: [[String: Any]], page: Int = 1, pages: Int = 1, count: Int? = nil,
    headers: HeaderFields = [:]
  ) throws -> Answer {
    try json(
      [
        "page": page, "results": rows, "total_pages": pages, "total_results": count ?? rows.count,
      ], headers: headers)
  }

  static func film(
    _ id: Int, _ changes: [String: Any] = [:], headers: HeaderFields = [:]
  ) throws -> Answer {
    try json(TMDBWire.movie(id, changes), headers: headers)
  }

  /// What TMDB answers for what it does not have.
  static let notThere = Answer(
    status: 404, headers: ["Content-Type": "application/json;charset=utf-8"],
    body: Array(
      """
      {"success":false,"status_code":34,\
      "status_message":"The resource you requested could not be found."}
      """.utf8))
}
