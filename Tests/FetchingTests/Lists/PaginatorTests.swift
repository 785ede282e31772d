import Diagnostics
import Fetching
import Synchronization
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct PaginatorTests {
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

  /// Notes what it is told of.
  private struct ToldTransport: Transport {
    let answers: MemoryTransport
    let told = Told()

    final class Told: Sendable {
      let requests = Mutex<[Request]>([])
    }

    func answer(to request: Request) async throws(TransportError) -> Answer {
      try await answers.answer(to: request)
    }

    func expect(_ requests: [Request]) { told.requests.withLock { $0 += requests } }
  }

  @Test(arguments: [nil, 1, 4])
  func `whoever has the answers is told which pages come next`(maxPages: Int?) async throws {
    let transport = ToldTransport(answers: MemoryTransport(answers(pages: 6)))
    let client = Client(transport: transport, policy: .sample(attempts: 1))
    _ = try await walk(client, maxPages: maxPages)
    let told = transport.told.requests.withLock { $0.map(\.recording) }
    #expect(told == (1...(maxPages ?? 6)).dropFirst().map { "things/page-\($0).json" })
  }

  @Test(arguments: [1, 2, 3, 30])
  func `every page is walked, in page order`(pages: Int) async throws {
    let log = ProgressLog()
    let client = client(answers(pages: pages), progress: log.progress)
    let walk = try await walk(client)
    #expect(walk.rows == Array(1...(2 * pages)))
    #expect(walk.count == 2 * pages)
    #expect(walk.isSteady)
    #expect(client.tally.sent == pages)
    #expect(
      log.events == (1...pages).map { .fetched(list: "things", in: .page, done: $0, total: pages) })
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
    #expect(walk.count == 10)
    #expect(client.tally.sent == walked)
  }

  @Test(arguments: [
    (2, #"{"count":7,"pages":3,"rows":[3,4]}"#), (3, #"{"count":1,"pages":1,"rows":[5]}"#),
    (3, #"{"count":0,"pages":0,"rows":[]}"#),
  ])
  func `where pages disagree on the count, page 1 is asked again and decides`(
    page: Int, text: String
  ) async throws {
    var answers = answers(pages: 3)
    answers["things/page-\(page).json"] = .sample(text)
    let client = client(answers)
    let walk = try await walk(client)
    #expect(walk.count == 6)
    #expect(!walk.isSteady)
    #expect(client.tally.sent == 4)
  }

  @Test func `a list that grew meanwhile counts what it counts now`() async throws {
    let pages = [
      #"{"count":4,"pages":2,"rows":[1,2]}"#, #"{"count":5,"pages":3,"rows":[3,4]}"#,
      #"{"count":5,"pages":3,"rows":[5]}"#, #"{"count":6,"pages":3,"rows":[1,2]}"#,
    ]
    let script = Script(pages.map { .sample($0) })
    let client = Client(transport: script.transport, policy: .sample(attempts: 1))
    let walk = try await walk(client)
    #expect(walk.rows == [1, 2, 3, 4, 5])
    #expect(walk.firstNow == [1, 2])
    #expect(walk.count == 6)
    #expect(!walk.isSteady)
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
      "count is 1, which cannot be, as rows has 2 rows"
    ),
    (
      #"{"count":5,"pages":1,"rows":[1,2]}"#,
      "count is 5, which is far more than its pages hold (pages is 1)"
    ),
    (
      #"{"count":1000000000000,"pages":3,"rows":[1]}"#,
      "count is 1000000000000, which is far more than its pages hold (pages is 3)"
    ),
    (
      #"{"count":9223372036854775807,"pages":100000,"rows":[1]}"#,
      "count is 9223372036854775807, which is far more than its pages hold (pages is 100000)"
    ),
    (
      #"{"count":1,"pages":0,"rows":[]}"#,
      "count is 1, which is far more than its pages hold (pages is 0)"
    ),
  ])
  func `counts that cannot be are a fault`(text: String, problem: String) async throws {
    let client = client(["things/page-1.json": .sample(text)])
    let fault = await #expect(throws: Fault.self) { try await walk(client) }
    #expect(fault?.problem == "says that \(problem)")
    #expect(fault?.subject == "https://api.example/v1/things?page=1")
    #expect(fault?.category == .data)
  }

  @Test(arguments: [
    (#"{"count":-1,"pages":3,"rows":[]}"#, "count is -1, which is below 0"),
    (#"{"count":6,"pages":-3,"rows":[3]}"#, "pages is -3, which is below 0"),
    (#"{"count":1,"pages":1,"rows":[3,4]}"#, "count is 1, which cannot be, as rows has 2 rows"),
    (
      #"{"count":9223372036854775807,"pages":3,"rows":[3,4]}"#,
      "count is 9223372036854775807, which is far more than its pages hold (pages is 3)"
    ),
  ])
  func `counts of a later page that cannot be are a fault too`(
    text: String, problem: String
  ) async throws {
    var answers = answers(pages: 3)
    answers["things/page-2.json"] = .sample(text)
    let client = client(answers)
    let fault = await #expect(throws: Fault.self) { try await walk(client) }
    #expect(fault?.problem == "says that \(problem)")
    #expect(fault?.subject == "https://api.example/v1/things?page=2")
    #expect(fault?.category == .data)
  }

  @Test func `a first page that lacks rows is no reason to refuse the list`() async throws {
    let answers: [String: Answer] = [
      "things/page-1.json": .sample(#"{"count":6,"pages":2,"rows":[1,2]}"#),
      "things/page-2.json": .sample(#"{"count":6,"pages":2,"rows":[4,5,6]}"#),
    ]
    let walk = try await walk(client(answers))
    #expect(walk.rows == [1, 2, 4, 5, 6])
    #expect(walk.count == 6)
  }
}
