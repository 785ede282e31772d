import Diagnostics
import Fetching
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct `A cancelled request` {
  private func expectCancelled(_ task: Task<String, any Error>) async {
    task.cancel()
    let fault = await #expect(throws: Fault.self) { try await task.value }
    #expect(fault?.problem == "was not fetched, as the run was interrupted")
    #expect(fault?.category == .unavailable)
  }

  @Test func `that waits for its turn ends at once`() async throws {
    let client = Client(
      transport: MemoryTransport { _ in .sample() }, policy: .sample(rate: 0.001))
    _ = try await client.text(for: .sample(page: 1))
    await expectCancelled(Task { try await client.text(for: .sample(page: 2)) })
    #expect(client.tally.sent == 1)
  }

  @Test func `that waits for the end of a pause ends at once`() async throws {
    let paused = Rendezvous(of: 2)
    let client = Client(
      transport: MemoryTransport { _ in .sample(status: 429, headers: ["Retry-After": "100"]) },
      policy: .sample(),
      progress: Progress { event in
        if case .retried = event { Task { await paused.arrive() } }
      })
    let first = Task { try await client.text(for: .sample(page: 1)) }
    await paused.arrive()
    await expectCancelled(Task { try await client.text(for: .sample(page: 2)) })
    await expectCancelled(first)
    #expect(client.tally.sent == 1)
  }

  @Test func `that is on its way ends at once`() async throws {
    try await FaultServer.run(last: .drippingBody) { server in
      try await withLiveTransport { transport in
        let client = Client(transport: transport, policy: .sample())
        let arrived = Rendezvous(of: 2)
        let request = try Request.sample(of: server.address)
        let task = Task {
          Task { await arrived.arrive() }
          return try await client.text(for: request)
        }
        await arrived.arrive()
        await expectCancelled(task)
      }
    }
  }

  @Test func `ends all of a map`() async throws {
    let client = Client(
      transport: MemoryTransport { _ in .sample() }, policy: .sample(rate: 0.001))
    let task = Task {
      try await client.concurrentMap(Array(1...50)) { page throws(Fault) in
        try await client.text(for: Request.vetted(page: page))
      }.joined()
    }
    await expectCancelled(task)
    #expect(client.tally.sent <= 1)
  }
}
