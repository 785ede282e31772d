import Diagnostics
import Fetching
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct ClientBoundsTests {
  @Test func `no more requests are in flight than the policy allows, and no fewer`() async throws {
    let meeting = Rendezvous(of: 3)
    try await LoopbackServer.run(
      answering: { _, _ in
        await meeting.arrive()
        return .json("{}")
      },
      { server in
        try await withLiveTransport { transport in
          let client = Client(transport: transport, policy: .sample(inFlight: 3))
          let address = server.address
          try await withThrowingTaskGroup(of: Void.self) { group in
            for page in 1...24 {
              group.addTask { _ = try await client.text(for: .sample(of: address, page: page)) }
            }
            try await group.waitForAll()
          }
        }
        #expect(server.log.mostInFlight == 3)
        #expect(server.log.seen.count == 24)
      })
  }

  @Test func `no more are in flight over many requests, as their server counts`() async throws {
    let count = SoakCount.cases(2_000)
    let meeting = Rendezvous(of: 10)
    try await LoopbackServer.run(
      answering: { _, _ in
        await meeting.arrive()
        return .json("{}")
      },
      { server in
        try await withLiveTransport { transport in
          let client = Client(transport: transport, policy: .sample(inFlight: 10))
          let requests = try (1...count).map { try Request.sample(of: server.address, page: $0) }
          _ = try await client.concurrentMap(requests) { request throws(Fault) in
            try await client.text(for: request)
          }
        }
        #expect(server.log.seen.count == count)
        #expect(server.log.mostInFlight == 10)
      })
  }

  @Test func `requests keep the rate`() async throws {
    let clock = ImmediateClock()
    let client = Client(
      transport: MemoryTransport { _ in .sample() }, policy: .sample(rate: 4), clock: clock)
    for page in 1...9 { _ = try await client.text(for: .sample(page: page)) }
    #expect(clock.sleeps == Array(repeating: .milliseconds(250), count: 8))
  }

  @Test func `requests that come at once are spread over the time`() async throws {
    let clock = ImmediateClock(.frozen)
    let client = Client(
      transport: MemoryTransport { _ in .sample() }, policy: .sample(rate: 2, inFlight: 9),
      clock: clock)
    _ = try await client.concurrentMap(Array(1...5)) { page throws(Fault) in
      try await client.text(for: Request.vetted(page: page))
    }
    #expect(clock.sleeps.sorted() == (1...4).map { .milliseconds(500 * $0) })
  }

  @Test func `copies of a client share its bounds and its tally`() async throws {
    let clock = ImmediateClock()
    let client = Client(
      transport: MemoryTransport { _ in .sample() }, policy: .sample(rate: 1), clock: clock)
    let copy = client
    _ = try await client.text(for: .sample())
    _ = try await copy.text(for: .sample())
    #expect(clock.sleeps == [.seconds(1)])
    #expect(client.tally.sent == 2)
  }

  @Test func `a waiter that is cancelled leaves the queue and holds nobody up`() async throws {
    let entered = Rendezvous(of: 2)
    let leaving = Rendezvous(of: 2)
    let client = Client(
      transport: MemoryTransport { request in
        guard request.recording == "things/page-1.json" else { return .sample() }
        await entered.arrive()
        await leaving.arrive()
        return .sample()
      }, policy: .sample(inFlight: 1))
    let holder = Task { try await client.text(for: .sample(page: 1)) }
    await entered.arrive()
    let waiter = Task { try await client.text(for: .sample(page: 2)) }
    waiter.cancel()
    await #expect(throws: Fault.self) { try await waiter.value }
    await leaving.arrive()
    #expect(try await holder.value == "{}")
    #expect(try await client.text(for: .sample(page: 3)) == "{}")
    #expect(client.tally.sent == 2)
  }

  @Test func `mapped items keep their order and the first fault ends the map`() async throws {
    let client = Client(transport: MemoryTransport { _ in .sample() }, policy: .sample())
    let doubled = try await client.concurrentMap(Array(1...50)) { $0 * 2 }
    #expect(doubled == (1...50).map { $0 * 2 })
    #expect(try await client.concurrentMap([Int]()) { $0 }.isEmpty)
    let fault = Fault(.fetching, "7", "is unlucky", remedy: "", category: .data)
    await #expect(throws: fault) {
      try await client.concurrentMap(Array(1...50)) { item throws(Fault) in
        guard item != 7 else { throw fault }
        return item
      }
    }
  }

  @Test func `the progress is told how many items of a list are there`() async throws {
    let log = ProgressLog()
    let client = Client(
      transport: MemoryTransport { _ in .sample() }, policy: .sample(), progress: log.progress)
    let doubled = try await client.concurrentMap(Array(1...20), of: "things") { $0 * 2 }
    #expect(doubled == (1...20).map { $0 * 2 })
    #expect(
      log.events == (1...20).map { .fetched(list: "things", in: .detail, done: $0, total: 20) })
  }
}

extension Request {
  /// As `sample`, for closures that may throw faults only.
  static func vetted(page: Int) throws(Fault) -> Request {
    Request(
      base: try BaseURL("https://api.example/v1", setting: "WIKIGEN_SAMPLE_URL"),
      path: ["things"], query: [("page", "\(page)")], recording: "things/page-\(page).json")
  }
}
