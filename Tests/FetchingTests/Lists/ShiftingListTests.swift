import Diagnostics
import Fetching
import TestSupport
import Testing

/// Lists that are live queries: their totals drift, rows are missing, and some are longer than may
/// be asked for.
@Suite(.timeLimit(.minutes(10))) struct ShiftingListTests {
  private struct Envelope: Decodable {
    enum CodingKeys: String, CodingKey {
      case rows = "results"
      case pages = "total_pages"
      case count = "total_results"
    }

    var rows: [Int]
    var pages: Int
    var count: Int
  }

  /// Pages of 20 rows, each changed before it is answered; page 501 is a fault, as on TMDB.
  private func walk(
    pages: Int, count: Int, through last: Int? = nil,
    changed: @escaping @Sendable (Int, inout Envelope) -> Void = { _, _ in }
  ) async throws -> (walk: ListWalk<Int>, sent: Int) {
    let client = Client(
      transport: MemoryTransport { request in
        guard let page = Int(request.recording), page <= 500 else { return .sample(status: 400) }
        let rows = Array((page - 1) * 20..<min(page * 20, max(count, (page - 1) * 20)))
        var envelope = Envelope(rows: rows, pages: pages, count: count)
        changed(page, &envelope)
        return .sample(
          """
          {"page":\(page),"results":\(envelope.rows),"total_pages":\(envelope.pages),\
          "total_results":\(envelope.count)}
          """)
      }, policy: .sample(inFlight: 10, attempts: 1))
    let base = try BaseURL.sample()
    let paginator = Paginator(
      list: "popular", client: client,
      fields: ListFields(rows: "results", count: "total_results", pages: "total_pages"),
      request: { Request(base: base, path: ["popular"], recording: "\($0)") },
      decode: { answer, request throws(Fault) in
        let envelope = try answer.json(Envelope.self, for: request)
        return ListPage(rows: envelope.rows, count: envelope.count, pages: envelope.pages)
      })
    return (try await paginator.walk(maxPages: last), client.tally.sent)
  }

  @Test func `of 58,322 pages no more are asked for than wanted`() async throws {
    let (walk, sent) = try await walk(pages: 58_322, count: 1_166_422, through: 500)
    #expect(walk.rows == Array(0..<10_000))
    #expect(walk.count == 1_166_422)
    #expect(walk.counts == 1_166_422...1_166_422)
    #expect(walk.isSteady)
    #expect(sent == 500)
  }

  @Test(arguments: [
    (500, 10_000), (554, 11_072), (189, 3_766), (49, 980), (3, 41), (2, 40), (1, 20), (1, 1),
  ])
  func `totals that TMDB has said are no fault`(pages: Int, count: Int) async throws {
    let (walk, sent) = try await walk(pages: pages, count: count, through: 500)
    #expect(walk.rows == Array(0..<min(count, 10_000)))
    #expect(walk.count == count)
    #expect(sent == min(pages, 500))
  }

  @Test(arguments: [0, 1])
  func `nothing found is one empty page`(pages: Int) async throws {
    let (walk, sent) = try await walk(pages: pages, count: 0, through: 500)
    #expect(walk.rows.isEmpty)
    #expect(walk.counts == 0...0)
    #expect(sent == 1)
  }

  @Test func `totals that drift between pages are kept, and page 1 is asked once more`()
    async throws
  {
    let (walk, sent) = try await walk(pages: 58_322, count: 1_166_422, through: 50) {
      page, envelope in
      switch page {
      case 2: envelope.count = 1_166_401
      case 17: (envelope.count, envelope.pages) = (1_166_443, 58_323)
      default: break
      }
    }
    #expect(walk.rows.count == 1_000)
    #expect(walk.count == 1_166_422)
    #expect(walk.counts == 1_166_401...1_166_443)
    #expect(!walk.isSteady)
    #expect(sent == 51)
  }

  @Test(arguments: [0, 1, 7, 19])
  func `a page in the middle may have fewer rows, or none`(rows: Int) async throws {
    let (walk, sent) = try await walk(pages: 5, count: 100) { page, envelope in
      if page == 3 { envelope.rows = Array(envelope.rows.prefix(rows)) }
    }
    #expect(walk.rows == Array(0..<(40 + rows)) + Array(60..<100))
    #expect(walk.isSteady)
    #expect(sent == 5)
  }

  @Test func `a list that shrinks while it is walked ends in an empty page`() async throws {
    let (walk, _) = try await walk(pages: 3, count: 41) { page, envelope in
      if page == 3 { envelope = Envelope(rows: [], pages: 2, count: 40) }
    }
    #expect(walk.rows == Array(0..<40))
    #expect(walk.counts == 40...41)
  }

  @Test func `rows that repeat are left to whoever knows their ids`() async throws {
    let (walk, _) = try await walk(pages: 2, count: 40) { page, envelope in
      if page == 2 { envelope.rows[0] = 19 }
    }
    #expect(walk.rows.filter { $0 == 19 }.count == 2)
  }
}
