import Diagnostics
import Fetching
import TestSupport
import Testing

import struct Foundation.Date

@Suite(.timeLimit(.minutes(10))) struct `The pace of a client` {
  private static let tooMany = Answer.sample(status: 429)

  private func client(
    _ answers: [Answer], rate: Double? = 4, _ clock: ImmediateClock,
    progress: Progress = .silent
  ) -> Client {
    Client(
      transport: Script(answers).transport, policy: .sample(rate: rate, attempts: 9), clock: clock,
      random: FixedGenerator.least, progress: progress)
  }

  @Test func `is halved by a 429 and comes back after 50 answers`() async throws {
    let clock = ImmediateClock()
    let client = client([.sample(), Self.tooMany, .sample()], clock)
    for page in 1...110 { _ = try await client.text(for: .sample(page: page)) }
    let starts = clock.sleeps.filter { $0 > .zero }
    let half = Array(repeating: Duration.milliseconds(500), count: 50)
    let whole = Array(repeating: Duration.milliseconds(250), count: 58)
    // The request after the 429 was already due at the old pace; from then on it holds.
    #expect(starts == [.milliseconds(250), .milliseconds(250)] + half + whole)
  }

  @Test func `does not fall below an eighth`() async throws {
    let clock = ImmediateClock()
    let client = client(Array(repeating: Self.tooMany, count: 8) + [.sample()], clock)
    _ = try await client.text(for: .sample())
    #expect(
      clock.sleeps.filter { $0 > .zero }
        == [250, 500, 1000, 2000, 2000, 2000, 2000, 2000].map { .milliseconds($0) })
  }

  @Test func `is not slowed by other faults`() async throws {
    let clock = ImmediateClock()
    let client = client([.sample(status: 503), .sample(status: 500), .sample()], clock)
    for page in 1...4 { _ = try await client.text(for: .sample(page: page)) }
    #expect(clock.sleeps.filter { $0 > .zero } == Array(repeating: .milliseconds(250), count: 5))
  }

  @Test(arguments: [429, 503])
  func `stands still for all requests while the source wants to be left alone`(
    status: Int
  ) async throws {
    let clock = ImmediateClock(.frozen)
    let log = ProgressLog()
    let client = client(
      [.sample(status: status, headers: ["Retry-After": "10"]), .sample()], rate: nil, clock,
      progress: log.progress)
    _ = try await client.text(for: .sample(page: 1))
    _ = try await client.text(for: .sample(page: 2))
    // Its own wait, then the start of each request: the clock is never moved on.
    #expect(clock.sleeps == [.seconds(10), .seconds(10), .seconds(10)])
    #expect(log.events.first == .paused(.seconds(10), reason: "answered \(status)"))
    #expect(log.events.count == 2)
  }

  @Test func `is halved once by answers to requests that were on their way together`()
    async throws
  {
    let clock = ImmediateClock(.frozen)
    let meeting = Rendezvous(of: 4)
    let counts = RequestCounts()
    let client = Client(
      transport: MemoryTransport { request in
        guard counts.next(request.recording) == 1 else { return .sample() }
        await meeting.arrive()
        return Self.tooMany
      }, policy: .sample(rate: 1), clock: clock, random: FixedGenerator.least)
    _ = try await client.concurrentMap(Array(1...4)) { page throws(Fault) in
      try await client.text(for: Request.vetted(page: page))
    }
    // Starts at 0, 1, 2 and 3 seconds; the next one is due a second later, the others every two.
    #expect(
      clock.sleeps.filter { $0 > .zero }.sorted() == [1, 2, 3, 4, 6, 8, 10].map { .seconds($0) })
  }

  @Test func `holds as the server counts, over 2,000 requests`() async throws {
    try await LoopbackServer.run(answering: .json("{}")) { server in
      try await withLiveTransport { transport in
        let client = Client(transport: transport, policy: .sample(rate: 500, inFlight: 10))
        let requests = try (1...2_000).map { try Request.sample(of: server.address, page: $0) }
        _ = try await client.concurrentMap(requests) { request throws(Fault) in
          try await client.text(for: request)
        }
      }
      #expect(server.log.seen.count == 2_000)
      #expect(server.log.mostInFlight <= 10)
      #expect(server.log.mostArrivals(within: .seconds(1)) <= 501)
    }
  }

  @Test func `holds though one request in five fails and is sent again`() async throws {
    let seed: UInt64 = 20_261_123
    let count = SoakCount.cases(2_000)
    try await FaultServer.run(deciding: FaultCase.oneInFive(seed)) { server in
      try await withLiveTransport { transport in
        let client = Client(
          transport: transport,
          policy: RequestPolicy(rate: 500, inFlight: 10, firstDelay: .milliseconds(1)),
          wallClock: { Date.distantFuture }, random: SeededGenerator(seed: seed))
        let requests = try (1...count).map { try Request.sample(of: server.address, page: $0) }
        _ = try await client.concurrentMap(requests) { request throws(Fault) in
          try await client.value(for: request) { answer throws(Fault) in
            try answer.json([Int].self, for: request)
          }
        }
        #expect(client.tally.retried > count / 10, "seed \(seed)")
      }
      #expect(server.log.seen.count > count, "seed \(seed)")
      #expect(server.log.mostInFlight <= 10, "seed \(seed)")
      // A tenth more: what a busy machine holds up arrives together.
      #expect(server.log.mostArrivals(within: .seconds(1)) <= 550, "seed \(seed)")
    }
  }
}
