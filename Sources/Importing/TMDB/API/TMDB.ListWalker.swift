import Diagnostics
import Fetching

extension TMDB {
  /// Walks lists of films as far as TMDB gives them.
  struct ListWalker: Sendable {
    private let run: Run
    private let order: SortOrder?

    /// Page 501 is answered with an error, however many pages a list says it has.
    private static let mostPages = 500
    static let rowsPerPage = 20
    /// The most films that one list gives.
    static let mostRows = mostPages * rowsPerPage

    /// `order` is what the lists are sorted by, where it matters.
    init(_ run: Run, order: SortOrder? = nil) {
      self.run = run
      self.order = order
    }

    /// The rows of a list and how many it says it has.
    typealias Listing = (rows: [ListRow], count: Int)

    /// Each film once, at its best place. Rows shift from page to page while one walks; a list
    /// that moved by more than a page is walked once more.
    func walk(
      _ list: String, _ request: @escaping @Sendable (Int) -> Request
    ) async throws(Fault) -> Listing {
      let access = run.access
      let paginator = paginator(list, request)
      let maxPages = min(access.maxPages ?? Self.mostPages, Self.mostPages)
      let walk = try await paginator.walk(maxPages: maxPages)
      var walks = [walk.rows, walk.firstNow]
      if !access.isSample, walk.counts.upperBound - walk.counts.lowerBound > Self.rowsPerPage {
        walks.append(try await paginator.walk(maxPages: maxPages).rows)
      }
      return (Self.union(of: walks), walk.counts.upperBound)
    }

    /// How many films a list says it has.
    func count(
      of list: String, _ request: @escaping @Sendable (Int) -> Request
    ) async throws(Fault) -> Int {
      try await paginator(list, request).walk(maxPages: 1).count
    }

    /// Place by place of all walks, so that each film comes where it is first in any of them.
    static func union(of walks: [[ListRow]]) -> [ListRow] {
      var seen: Set<Int> = []
      var rows: [ListRow] = []
      for place in 0..<(walks.map(\.count).max() ?? 0) {
        for walk in walks where place < walk.count && seen.insert(walk[place].id).inserted {
          rows.append(walk[place])
        }
      }
      return rows
    }

    private static func page(
      in answer: Answer, for request: Request
    ) throws(Fault) -> MoviePageDTO {
      let bytes = try answer.excerpt(MoviePageDTO.self, for: request, MoviePageDTO.bytes)
      do throws(ByteReader.Damage) {
        return try MoviePageDTO(excerpt: bytes)
      } catch {
        throw .damagedExcerpt(request)
      }
    }

    private func paginator(
      _ list: String, _ request: @escaping @Sendable (Int) -> Request
    ) -> Paginator<ListRow> {
      Paginator(
        list: list, client: run.access.client,
        fields: ListFields(rows: "results", count: "total_results", pages: "total_pages"),
        request: request,
        decode: { [days = run.days, order] answer, asked throws(Fault) in
          let page = try Self.page(in: answer, for: asked)
          // A server that gives the same page whatever it is asked for would lose all others.
          guard request(page.page) == asked else { throw .otherPage(asked, page.page) }
          guard !page.results.isEmpty || page.page >= page.totalPages else {
            throw .pageEmpty(asked, of: page.totalPages)
          }
          days.note(answer)
          let rows = page.results.map {
            ListRow(id: $0.id, isAdult: $0.adult || $0.softcore, key: order?.key(of: $0))
          }
          return ListPage(rows: rows, count: page.totalResults, pages: page.totalPages)
        })
    }
  }
}
