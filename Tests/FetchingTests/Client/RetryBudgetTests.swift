import Diagnostics
import Fetching
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct `The budget of retries` {
  /// Fails one of `among` requests, whatever their order.
  private func transport(failing among: Int, seed: UInt64) -> MemoryTransport {
    let counts = RequestCounts()
    return MemoryTransport { request in
      let name = request.recording
      var generator = SeededGenerator(seed: seed, drawnBy: "\(name) \(counts.next(name))")
      let fails = Int.random(in: 0..<among, using: &generator) == 0
      return fails ? .sample(status: 502) : .sample(request.recording)
    }
  }

  @Test func `carries 10,000 requests through a source that fails one in five`() async throws {
    let seed: UInt64 = 4
    let client = Client(
      transport: transport(failing: 5, seed: seed), policy: RequestPolicy(rate: nil, inFlight: 10),
      clock: ImmediateClock(.frozen), random: SeededGenerator(seed: seed))
    let requests = try (1...10_000).map { try Request.sample(page: $0) }
    let texts = try await client.concurrentMap(requests) { request throws(Fault) in
      try await client.text(for: request)
    }
    #expect(texts == requests.map(\.recording), "seed \(seed)")
    #expect((2_000...3_000).contains(client.tally.retried), "seed \(seed)")
  }

  @Test func `ends a run at a source that fails every other request`() async throws {
    let seed: UInt64 = 4
    let client = Client(
      transport: transport(failing: 2, seed: seed), policy: RequestPolicy(rate: nil, inFlight: 10),
      clock: ImmediateClock(.frozen), random: SeededGenerator(seed: seed))
    let requests = try (1...10_000).map { try Request.sample(page: $0) }
    let fault = await #expect(throws: Fault.self) {
      try await client.concurrentMap(requests) { request throws(Fault) in
        try await client.text(for: request)
      }
    }
    #expect(
      fault?.problem.hasSuffix(", and the run's budget of retries is spent") == true,
      "\(fault?.problem ?? "") seed \(seed)")
    #expect(fault?.category == .unavailable)
    #expect(client.tally.sent < 1_000)
  }

  @Test func `counts the retries of all requests together`() async throws {
    let client = Client(
      transport: MemoryTransport { _ in .sample(status: 500) },
      policy: .sample(budget: RetryBudget(retries: 3, share: 0)), clock: ImmediateClock())
    let first = await #expect(throws: Fault.self) { try await client.text(for: .sample()) }
    #expect(first?.problem == "answered 500 where JSON was due, asked 3 times")
    let second = await #expect(throws: Fault.self) { try await client.text(for: .sample()) }
    #expect(
      second?.problem == """
        answered 500 where JSON was due, asked 2 times, and the run's budget of retries is spent
        """)
    #expect(client.tally.retried == 3)
    #expect(client.tally.failed == 2)
  }

  @Test func `is a share of the requests once they are many`() async throws {
    let answers = (0..<12).flatMap { _ in [Answer.sample(status: 500), .sample()] }
    let client = Client(
      transport: Script(answers).transport,
      policy: .sample(budget: RetryBudget(retries: 0, share: 0.5)), clock: ImmediateClock())
    await #expect(throws: Fault.self) { try await client.text(for: .sample()) }
    #expect(client.tally.retried == 0)
    for _ in 0..<5 { _ = try await client.text(for: .sample()) }
    #expect(client.tally.retried == 4)
  }

  @Test func `counts the time that the run loses`() async throws {
    let clock = ImmediateClock()
    let client = Client(
      transport: MemoryTransport { _ in .sample(status: 503, headers: ["Retry-After": "100"]) },
      policy: .sample(attempts: 99, budget: RetryBudget(waiting: .seconds(250))), clock: clock,
      random: FixedGenerator.least)
    let fault = await #expect(throws: Fault.self) { try await client.text(for: .sample()) }
    // Four may be in flight: the pause costs 100 seconds, the wait of this one request a fourth.
    #expect(client.tally.retried == 2)
    #expect(clock.sleeps == [.seconds(100), .seconds(100)])
    #expect(fault?.problem.hasSuffix("the run's budget of retries is spent") == true)
  }
}
