/// One page of a list of films. Its totals are those of the list, however few pages are answered.
struct MoviePageDTO: Decodable, Sendable {
  let page: Int
  let results: [MovieRowDTO]
  let totalPages: Int
  let totalResults: Int

  private enum CodingKeys: String, CodingKey {
    case page, results
    case totalPages = "total_pages"
    case totalResults = "total_results"
  }
}
