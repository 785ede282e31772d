import JSONReading

/// One page of a list of films. Its totals are those of the list, however few pages are answered.
struct MoviePageDTO: JSONReadableObject, Sendable {
  let page: Int
  let results: [MovieRowDTO]
  let totalPages: Int
  let totalResults: Int

  init(_ object: JSONObject) throws {
    page = try object.value("page")
    results = try object.value("results")
    totalPages = try object.value("total_pages")
    totalResults = try object.value("total_results")
  }
}
