import Diagnostics
import Fetching
import TestSupport
import Testing

@Suite struct ClientRetryTests {
  @Test(arguments: [
    (408, 3), (425, 3), (429, 3), (500, 3), (502, 3), (503, 3), (504, 3),
    (301, 1), (302, 1), (304, 1), (400, 1), (401, 1), (403, 1), (404, 1), (410, 1),
  ])
  func `a status is asked again only if it may pass`(status: Int, attempts: Int) async throws {
    let clock = ImmediateClock()
    let client = Client(
      transport: MemoryTransport { _ in .sample(status: status) }, policy: .sample(), clock: clock,
      random: FixedGenerator.most)
    await #expect(throws: Fault.self) { try await client.text(for: .sample()) }
    #expect(client.tally.sent == attempts)
    #expect(client.tally.retried == attempts - 1)
    #expect(client.tally.failed == 1)
    let delays: [Duration] = [.milliseconds(500), .seconds(1)]
    #expect(clock.sleeps == Array(delays.prefix(attempts - 1)))
  }

  @Test(arguments: [
    (TransportError.unreachable(.refused), 3), (.unreachable(.unknownHost), 3),
    (.unreachable(.noRoute), 3), (.unreachable(.other), 3), (.connectTimedOut(.seconds(10)), 3),
    (.inactive(.seconds(30)), 3), (.tooSlow(.seconds(120)), 3), (.truncated, 3),
    (.undecodableEncoding, 3), (.malformed, 3),
    (.unreachable(.untrusted), 1), (.tooLarge(limit: 1 << 20), 1), (.unreadable(file: "x"), 1),
    (.redirectedTooOften(limit: 5), 1), (.proxy(variable: "http_proxy", .refused), 3),
    (.proxy(variable: "http_proxy", .unreachable(.refused)), 3),
    (.proxy(variable: "http_proxy", .wantsCredential), 1), (.cancelled, 1),
  ])
  func `a transport's error is asked again only if it may pass`(
    error: TransportError, attempts: Int
  ) async throws {
    let client = Client(
      transport: MemoryTransport { _ throws(TransportError) in throw error },
      policy: .sample(), clock: ImmediateClock())
    await #expect(throws: Fault.self) { try await client.text(for: .sample()) }
    #expect(client.tally.sent == attempts)
  }

  @Test func `what heals is a value, and the progress is told`() async throws {
    let log = ProgressLog()
    let script = Script([.sample(status: 503), .sample("broken"), .sample("whole")])
    let client = Client(
      transport: script.transport, policy: .sample(), clock: ImmediateClock(),
      progress: log.progress)
    let value = try await client.value(for: .sample()) { answer throws(Fault) in
      let text = String(decoding: answer.body, as: UTF8.self)
      guard text == "whole" else {
        throw Fault(.fetching, "x", "is \(text)", remedy: "", category: .data)
      }
      return text
    }
    #expect(value == "whole")
    let url = "https://api.example/v1/things?page=1"
    #expect(
      log.events == [
        .retried(url: url, reason: "answered 503"), .retried(url: url, reason: "is broken"),
      ])
    #expect(client.tally.sent == 3)
    #expect(client.tally.failed == 0)
    #expect(client.tally.bytesReceived == 2 + 6 + 5)
  }

  @Test func `the last decoder's fault is the one that is thrown`() async throws {
    let client = Client(
      transport: MemoryTransport { _ in .sample("<html>") }, policy: .sample(),
      clock: ImmediateClock())
    let request = try Request.sample()
    let fault = await #expect(throws: Fault.self) {
      try await client.value(for: request) { answer throws(Fault) in
        try answer.json([Int].self, for: request)
      }
    }
    #expect(fault?.problem == "answered HTML where JSON was due")
    #expect(client.tally.sent == 3)
  }

  @Test func `an answer that never heals is asked for once`() async throws {
    let client = Client(
      transport: MemoryTransport { _ in .sample(#"{"error":"bad id"}"#, status: 500) },
      policy: .sample(neverHeals: { $0.status == 500 }), clock: ImmediateClock())
    let fault = await #expect(throws: Fault.self) { try await client.text(for: .sample()) }
    #expect(client.tally.sent == 1)
    #expect(fault?.problem == #"answered 500 ("bad id") where JSON was due"#)
    #expect(fault?.category == .unavailable)
  }

  @Test func `a cancelled wait for the next attempt ends in a fault`() async throws {
    let asked = Rendezvous(of: 2)
    let client = Client(
      transport: MemoryTransport { _ in
        await asked.arrive()
        return .sample(status: 503)
      }, policy: RequestPolicy(rate: nil, inFlight: 1, firstDelay: .seconds(600)))
    let request = try Request.sample()
    let task = Task { try await client.text(for: request) }
    await asked.arrive()
    task.cancel()
    let fault = await #expect(throws: Fault.self) { try await task.value }
    #expect(fault?.problem == "was not fetched, as the run was interrupted")
  }
}
