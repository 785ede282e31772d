import Diagnostics
import Fetching
import Storage
import Synchronization
import TestSupport
import Testing

/// Lists that change while they are walked, or while a run lies that stopped.
@Suite(.timeLimit(.minutes(10))) struct `A list that changes` {
  private struct Envelope: Decodable {
    let count: Int
    let pages: Int
    let rows: [Int]
  }

  private static let rowsPerPage = 3

  /// A class because the requests see it change.
  private final class List: Sendable {
    private let rows: Mutex<[Int]>

    init(_ count: Int) { rows = Mutex(Array(1...count)) }

    func change(by change: (inout [Int]) -> Void) { rows.withLock { change(&$0) } }

    func answer(to page: Int) -> Answer {
      let rows = rows.withLock(\.self)
      let pages = max(1, (rows.count + rowsPerPage - 1) / rowsPerPage)
      guard page <= pages else {
        return .sample(#"{"error":"There is nothing here"}"#, status: 404)
      }
      let own = rows.dropFirst((page - 1) * rowsPerPage).prefix(rowsPerPage)
      return .sample(
        #"{"count":\#(rows.count),"pages":\#(pages),"rows":\#(Array(own))}"#)
    }
  }

  private static func walk(_ client: Client) async throws -> ListWalk<Int> {
    let base = try BaseURL.sample()
    return try await Paginator(
      list: "things", client: client,
      fields: ListFields(rows: "rows", count: "count", pages: "pages"),
      request: { page in
        Request(
          base: base, path: ["things"], query: [("page", "\(page)")], recording: "\(page)")
      },
      decode: { answer, request throws(Fault) in
        let envelope = try answer.json(Envelope.self, for: request)
        return ListPage(rows: envelope.rows, count: envelope.count, pages: envelope.pages)
      }
    ).walk()
  }

  private static func client(
    of list: List, in archive: AnswerArchive? = nil,
    before: @escaping @Sendable (Int) -> Void = { _ in }
  ) -> Client {
    Client(
      transport: MemoryTransport { request in
        let page = Int(request.recording) ?? 0
        before(page)
        return list.answer(to: page)
      }, policy: .sample(inFlight: 3, attempts: 1), archive: archive)
  }

  @Test func `and has fewer pages by now ends where it ends now`() async throws {
    let list = List(13)
    let walk = try await Self.walk(
      Self.client(of: list) { page in
        if page == 3 { list.change { $0.removeLast(4) } }
      })
    #expect(Set(walk.rows).isSuperset(of: 1...9))
    #expect(walk.count == 9)
    #expect(!walk.isSteady)
  }

  @Test func `is read from the cache as it was walked`() async throws {
    let seed: UInt64 = 20_261_124
    for number in 0..<SoakCount.cases(1_000) {
      var generator = SeededGenerator(seed: seed, drawnBy: "\(number)")
      try await KeptRuns.inFolder { runs in
        let list = List(Int.random(in: 1...20, using: &generator))
        let draws = Mutex(generator)
        let run = try runs.begin(at: 1_000)
        let live = Self.client(of: list, in: runs.archive(of: run, at: 1_000)) { _ in
          draws.withLock { draws in
            guard Int.random(in: 0..<4, using: &draws) == 0 else { return }
            let (isGone, row) = (Bool.random(using: &draws), Int.random(in: 1...99, using: &draws))
            list.change { rows in
              if isGone, rows.count > 1 {
                rows.remove(at: row % rows.count)
              } else {
                rows.insert(100 + row, at: row % (rows.count + 1))
              }
            }
          }
        }
        // What moved much is walked twice.
        var walked: [ListWalk<Int>] = []
        do {
          walked = [try await Self.walk(live), try await Self.walk(live)]
        } catch {
          // A page that is promised and is not there: such a run is never complete.
          return
        }
        try run.finish(counts: [:], at: 1_000)
        let complete = try #require(try runs.store.lastCompleteRun(of: "solar"))
        let replay = Client(
          transport: StoredTransport(complete, of: runs.store), policy: .sample(attempts: 1))
        for walk in walked {
          let again = try await Self.walk(replay)
          #expect(again.rows == walk.rows, "seed \(seed), case \(number)")
          #expect(again.count == walk.count, "seed \(seed), case \(number)")
          #expect(again.counts == walk.counts, "seed \(seed), case \(number)")
        }
      }
    }
  }

  @Test func `while a run lies that stopped goes on with what it has now`() async throws {
    try await KeptRuns.inFolder { runs in
      let list = List(13)
      let first = try runs.begin(at: 1_000)
      let isDown = Mutex(false)
      let down = Client(
        transport: MemoryTransport { request throws(TransportError) in
          let page = Int(request.recording) ?? 0
          if page >= 4 { isDown.withLock { $0 = true } }
          return isDown.withLock(\.self) ? .sample("", status: 403) : list.answer(to: page)
        }, policy: .sample(inFlight: 1, attempts: 1), archive: runs.archive(of: first, at: 1_000))
      await #expect(throws: Fault.self) { try await Self.walk(down) }
      list.change { $0.removeFirst(5) }
      let resumed = try runs.begin(at: 1_060)
      #expect(resumed.isResumed)
      let walk = try await Self.walk(
        Self.client(of: list, in: runs.archive(of: resumed, at: 1_060)))
      #expect(walk.count == 8)
      #expect(walk.rows == Array(1...9))
    }
  }
}
