import Diagnostics
import Storage
import Synchronization
import TestSupport
import Testing

@testable import Fetching

@Suite(.timeLimit(.minutes(5))) struct `Answers that come at about the same time` {
  /// A class because the groups are written by several tasks.
  private final class Written: Sendable {
    private let addresses = Mutex<[[String]]>([])

    var groups: [[String]] { addresses.withLock(\.self) }

    func add(_ answers: [StoredAnswer]) { addresses.withLock { $0.append(answers.map(\.url)) } }
  }

  private static func client(
    _ archive: AnswerArchive,
    answer: @escaping @Sendable (Request) async throws(TransportError) -> Answer
  ) -> Client {
    Client(
      transport: MemoryTransport(answer), policy: .sample(inFlight: 10), clock: ImmediateClock(),
      archive: archive)
  }

  @Test(arguments: [1, 5, 6, 7, 100])
  func `are in the store once whoever asked for them has them`(count: Int) async throws {
    try await KeptRuns.inFolder { runs in
      let run = try runs.begin(at: 1_000)
      let client = Self.client(runs.archive(of: run, at: 1_000)) { request in
        .sample("an answer to \(request.url)")
      }
      let requests = try (1...count).map { try Request.sample(page: $0) }
      let kept = try await client.concurrentMap(requests) { request throws(Fault) in
        let text = try await client.text(for: request)
        return (text, try run.answer(request.url).map { String(decoding: $0.body, as: UTF8.self) })
      }
      #expect(kept.count == count)
      #expect(kept.allSatisfy { $0.0 == $0.1 })
    }
  }

  /// So many ask for something at once, and then all have it kept.
  @Test(arguments: [(1, [1]), (5, [5]), (6, [6]), (7, [6, 1]), (12, [6, 6]), (20, [6, 6, 6, 2])])
  func `are written together, as many as are there`(count: Int, sizes: [Int]) async throws {
    let timer = HeldClock()
    let written = Written()
    let group = AnswerGroup(stopwatch: Stopwatch(timer), write: written.add)
    let start = Rendezvous(of: count)
    try await withThrowingTaskGroup(of: Void.self) { tasks in
      for page in 1...count {
        tasks.addTask {
          let answer = try Self.stored(page)
          try await group.join { () async throws(Fault) in
            await start.arrive()
            try await group.keep(answer)
          }
          #expect(written.groups.joined().contains(answer.url))
        }
      }
      try await tasks.waitForAll()
    }
    timer.release()
    #expect(written.groups.map(\.count) == sizes)
    #expect(try Set(written.groups.joined()) == Set((1...count).map { try Self.stored($0).url }))
  }

  @Test func `are written as soon as nobody else may have one`() async throws {
    let timer = HeldClock()
    let written = Written()
    let group = AnswerGroup(stopwatch: Stopwatch(timer), write: written.add)
    let (begun, began) = AsyncStream.makeStream(of: Void.self)
    try await withThrowingTaskGroup(of: Void.self) { tasks in
      tasks.addTask {
        // A 404, of which nothing is kept, once the other one waits.
        await group.join {
          began.yield()
          await timer.slept()
        }
      }
      for await _ in begun.prefix(1) {}
      try await group.join { () async throws(Fault) in try await group.keep(Self.stored) }
      try await tasks.waitForAll()
    }
    timer.release()
    #expect(written.groups.map(\.count) == [1])
  }

  @Test func `are written without those that take longer than a few milliseconds`() async throws {
    let clock = ImmediateClock()
    let written = Written()
    let group = AnswerGroup(stopwatch: Stopwatch(clock), write: written.add)
    try await group.join { () async throws(Fault) in
      try await group.join { () async throws(Fault) in try await group.keep(Self.stored) }
    }
    #expect(written.groups.map(\.count) == [1])
    #expect(clock.sleeps == [AnswerGroup.longestWait])
  }

  private static let stored = StoredAnswer(
    url: "https://api.example/v1/things?page=0", digest: [UInt8]().digest, body: [],
    validity: Validity(fetchedAt: 1_000))

  private static func stored(_ page: Int) throws -> StoredAnswer {
    StoredAnswer(
      url: try Request.sample(page: page).url, digest: [UInt8]().digest, body: [],
      validity: Validity(fetchedAt: 1_000))
  }

  @Test func `do not wait for one that is slow`() async throws {
    try await KeptRuns.inFolder { runs in
      let run = try runs.begin(at: 1_000)
      let (others, next) = AsyncStream.makeStream(of: Void.self)
      let slow = try Request.sample(page: 1)
      let client = Self.client(runs.archive(of: run, at: 1_000)) { request in
        if request.url == slow.url {
          for await _ in others.prefix(3) {}
        }
        return .sample("an answer")
      }
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { _ = try await client.text(for: slow) }
        for page in 2...4 {
          group.addTask {
            _ = try await client.text(for: .sample(page: page))
            next.yield()
          }
        }
        try await group.waitForAll()
      }
      #expect(try run.answer(slow.url) != nil)
    }
  }

  @Test func `fail whoever asked for them where they can't be kept`() async throws {
    try await KeptRuns.inFolder { runs in
      let run = try runs.begin(at: 1_000)
      let client = Self.client(runs.archive(of: run, at: 1_000)) { _ in .sample("an answer") }
      try run.finish(counts: [:], at: 1_000)
      let categories = await withTaskGroup(of: Fault.Category?.self) { group in
        for page in 1...10 {
          group.addTask {
            do {
              _ = try await client.text(for: .sample(page: page))
              return nil
            } catch {
              return (error as? Fault)?.category
            }
          }
        }
        return await group.reduce(into: []) { $0.append($1) }
      }
      #expect(categories == Array(repeating: .bug, count: 10))
    }
  }
}
