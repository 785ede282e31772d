import Diagnostics
import Fetching
import Foundation
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct `A server that fails` {
  private static let good = FaultServer.Step.answer(.json("[1,2,3]"))
  private let policy = RequestPolicy.sample(firstDelay: .milliseconds(1))

  @Test(arguments: FaultCase.all)
  func `for ever ends a request, after as many attempts as make sense`(
    fault: FaultCase
  ) async throws {
    try await FaultServer.run(last: fault.step) { server in
      try await withLiveTransport(timeouts: fault.timeouts) { transport in
        let client = Client(transport: transport, policy: policy, wallClock: { Date.distantFuture })
        let request = try Request.sample(of: server.address)
        let thrown = await #expect(throws: Fault.self) { try await numbers(client, request) }
        #expect(thrown?.sentence == "\(request.url) \(fault.rest)")
        #expect(thrown?.category == fault.category)
        #expect(client.tally.sent == fault.attempts)
        #expect(client.tally.retried == fault.attempts - 1)
        #expect(client.tally.failed == 1)
      }
    }
  }

  @Test(arguments: FaultCase.healing)
  func `once is asked again`(fault: FaultCase) async throws {
    try await FaultServer.run(["/things?page=1": [fault.step]], last: Self.good) { server in
      try await withLiveTransport(timeouts: fault.timeouts) { transport in
        // A busy machine may let the good answer time out too, and more than once.
        let policy = RequestPolicy.sample(
          attempts: 1_000, firstDelay: .milliseconds(1), budget: RetryBudget(retries: 1_000))
        let client = Client(
          transport: transport, policy: policy, wallClock: { Date.distantFuture })
        let request = try Request.sample(of: server.address)
        #expect(try await numbers(client, request) == [1, 2, 3])
        #expect(client.tally.retried >= 1)
        #expect(client.tally.failed == 0)
      }
    }
  }

  @Test func `in one of five requests, in every way at once, changes no value`() async throws {
    let seed: UInt64 = 20_261_121
    try await FaultServer.run(deciding: FaultCase.oneInFive(seed)) { server in
      try await withLiveTransport { transport in
        let client = Client(
          transport: transport,
          policy: RequestPolicy(rate: nil, inFlight: 10, firstDelay: .milliseconds(1)),
          wallClock: { Date.distantFuture }, random: SeededGenerator(seed: seed))
        let requests = try (1...500).map { try Request.sample(of: server.address, page: $0) }
        let values = try await client.concurrentMap(requests) { request throws(Fault) in
          try await numbers(client, request)
        }
        #expect(values == (1...500).map { [$0] }, "seed \(seed)")
        #expect(client.tally.retried > 50, "seed \(seed)")
        #expect(client.tally.sent == 500 + client.tally.retried)
      }
      #expect(server.log.mostInFlight <= 10)
    }
  }

  @Test func `a redirect within the server is followed, and its answer is the request's`()
    async throws
  {
    let moved = FaultServer.Step.answer(
      CannedAnswer(status: 308, headers: ["Location": "/moved?page=1#there"], body: []))
    try await FaultServer.run(["/things?page=1": [moved]], last: Self.good) { server in
      try await withLiveTransport { transport in
        let client = Client(transport: transport, policy: policy)
        let request = try Request.sample(of: server.address)
        #expect(try await numbers(client, request) == [1, 2, 3])
        #expect(client.tally.sent == 1)
      }
      #expect(server.log.targets == ["/things?page=1", "/moved?page=1"])
    }
  }

  @Test func `a redirect takes a credential along once, though the server repeats it`()
    async throws
  {
    let secret = "loopback-secret-of-no-use"
    let moved = FaultServer.Step.answer(
      CannedAnswer(status: 302, headers: ["Location": "/moved?api_key=\(secret)&page=1"], body: []))
    try await FaultServer.run(["/things?page=1&api_key=\(secret)": [moved]], last: Self.good) {
      server in
      try await withLiveTransport(credential: .reading(.query, secret)) { transport in
        let request = try Request.sample(of: server.address, isCredentialed: true)
        let answer = try await transport.answer(to: request)
        #expect(answer.status == 200)
      }
      #expect(
        server.log.targets
          == ["/things?page=1&api_key=\(secret)", "/moved?page=1&api_key=\(secret)"])
    }
  }

  private func numbers(_ client: Client, _ request: Request) async throws(Fault) -> [Int] {
    try await client.value(for: request) { answer throws(Fault) in
      try answer.json([Int].self, for: request)
    }
  }
}
