import Diagnostics
import Storage
import TestSupport
import Testing

@testable import Fetching

@Suite(.timeLimit(.minutes(5))) struct `Answers that come at about the same time` {
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
