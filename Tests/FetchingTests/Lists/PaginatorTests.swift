import Diagnostics
import Fetching
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(1))) struct PaginatorTests {
  private struct Envelope: Decodable {
    let count: Int
    let pages: Int
    let rows: [Int]
  }

  private func walk(
    _ client: Client, maxPages: Int? = nil
  ) async throws -> ListWalk<Int> {
    let base = try BaseURL.sample()
    let paginator = Paginator(
      list: "things", client: client,
      fields: ListFields(rows: "rows", count: "count", pages: "pages"),
      request: { page in
        Request(
          base: base, path: ["things"], query: [("page", "\(page)")],
          recording: "things/page-\(page).json")
      },
      decode: { answer, request throws(Fault) in
        let envelope = try answer.json(Envelope.self, for: request)
        return ListPage(rows: envelope.rows, count: envelope.count, pages: envelope.pages)
      })
    return try await paginator.walk(maxPages: maxPages)
  }

  private func client(
    _ answers: [String: Answer], inFlight: Int = 4, progress: Progress = .silent
  ) -> Client {
    Client(
      transport: MemoryTransport(answers), policy: .sample(inFlight: inFlight, attempts: 1),
      progress: progress)
  }

  /// Pages of two rows each: 1 and 2, 3 and 4, …
  private func answers(pages: Int) -> [String: Answer] {
    Dictionary(
      uniqueKeysWithValues: (1...pages).map { page in
        let rows = "[\(2 * page - 1),\(2 * page)]"
        let text = #"{"count":\#(2 * pages),"pages":\#(pages),"rows":\#(rows)}"#
        return ("things/page-\(page).json", .sample(text))
      })
  }

  @Test(arguments: [1, 2, 3, 30])
  func `every page is walked, in page order`(pages: Int) async throws {
    let log = ProgressLog()
    let client = client(answers(pages: pages), progress: log.progress)
    let walk = try await walk(client)
    #expect(walk.rows == Array(1...(2 * pages)))
    #expect(walk.pages == pages)
    #expect(walk.pagesWalked == pages)
    #expect(client.tally.sent == pages)
    #expect(
      log.events == (1...pages).map { .fetched(list: "things", done: $0, total: pages) })
  }

  @Test func `rows are in page order though the answers come backwards`() async throws {
    let answers = answers(pages: 5)
    let turns = (2...5).map { _ in Rendezvous(of: 2) }
    let client = Client(
      transport: MemoryTransport { request in
        let answer = answers[request.recording] ?? .sample(status: 404)
        guard let page = request.recording.compactMap(\.wholeNumberValue).first, page > 1 else {
          return answer
        }
        // Each page waits for the one behind it.
        if page < 5 { await turns[page - 2].arrive() }
        if page > 2 { await turns[page - 3].arrive() }
        return answer
      }, policy: .sample(inFlight: 4))
    #expect(try await walk(client).rows == Array(1...10))
  }

  @Test(arguments: [(1, 1), (2, 2), (7, 5)])
  func `a sample ends after its last page`(maxPages: Int, walked: Int) async throws {
    let client = client(answers(pages: 5))
    let walk = try await walk(client, maxPages: maxPages)
    #expect(walk.rows == Array(1...(2 * walked)))
    #expect(walk.pages == 5)
    #expect(walk.pagesWalked == walked)
    #expect(client.tally.sent == walked)
  }

  @Test func `the counts of the first and the last page are both told`() async throws {
    var answers = answers(pages: 2)
    answers["things/page-2.json"] = .sample(#"{"count":5,"pages":3,"rows":[3,4]}"#)
    let walk = try await walk(client(answers))
    #expect(walk.firstCount == 4)
    #expect(walk.lastCount == 5)
  }

  @Test func `an empty list is a list`() async throws {
    for pages in 0...1 {
      let text = #"{"count":0,"pages":\#(pages),"rows":[]}"#
      let walk = try await walk(client(["things/page-1.json": .sample(text)]))
      #expect(walk.rows.isEmpty)
    }
  }

  @Test func `a 404 in the middle is a fault and not an empty page`() async throws {
    var answers = answers(pages: 5)
    answers["things/page-3.json"] = .sample(#"{"error":"There is nothing here"}"#, status: 404)
    let client = client(answers)
    let fault = await #expect(throws: Fault.self) { try await walk(client) }
    #expect(
      fault?.sentence == """
        https://api.example/v1/things?page=3 answered 404 ("There is nothing here") where the wire \
        promises a page. Check WIKIGEN_SAMPLE_URL, or try again later.
        """)
    #expect(fault?.category == .data)
  }

  @Test(arguments: [
    (
      #"{"count":2,"pages":3,"rows":[1,2]}"#,
      "pages is 3, which is more than its rows (count is 2)"
    ),
    (
      #"{"count":9,"pages":9,"rows":[]}"#,
      "pages is 9, which cannot be, as rows is empty on page 1"
    ),
    (
      #"{"count":9000000,"pages":100001,"rows":[1]}"#,
      "pages is 100001, which is more than any list has"
    ),
    (#"{"count":2,"pages":-1,"rows":[1]}"#, "pages is -1, which is below 0"),
    (#"{"count":-5,"pages":1,"rows":[1]}"#, "count is -5, which is below 0"),
    (
      #"{"count":1,"pages":1,"rows":[1,2]}"#,
      "pages is 1, which cannot be, as rows has 2 rows and count is 1"
    ),
  ])
  func `counts that cannot be are a fault`(text: String, problem: String) async throws {
    let client = client(["things/page-1.json": .sample(text)])
    let fault = await #expect(throws: Fault.self) { try await walk(client) }
    #expect(fault?.problem == "says that \(problem)")
    #expect(fault?.subject == "https://api.example/v1/things?page=1")
    #expect(fault?.category == .data)
  }
}
