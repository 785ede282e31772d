import Diagnostics
import Fetching
import Foundation
import TestSupport
import Testing

@Suite struct `Between two attempts` {
  private static let now = Date(timeIntervalSince1970: 784_111_777)

  private func sleeps(
    _ headers: HeaderFields, status: Int = 503, wallClock: (@Sendable () -> Date)? = { now },
    random: FixedGenerator = .least
  ) async throws -> [Duration] {
    let clock = ImmediateClock()
    let script = Script([.sample(status: status, headers: headers), .sample()])
    let client = Client(
      transport: script.transport, policy: .sample(), clock: clock, wallClock: wallClock,
      random: random)
    _ = try await client.text(for: .sample())
    return clock.sleeps
  }

  @Test(arguments: [
    (1, 500), (2, 1_000), (3, 2_000), (6, 16_000), (7, 30_000), (8, 30_000),
  ])
  func `the delay is drawn below a bound that doubles up to 30 seconds`(
    attempt: Int, bound: Int
  ) async throws {
    let clock = ImmediateClock()
    let answers = Array(repeating: Answer.sample(status: 500), count: attempt) + [.sample()]
    let client = Client(
      transport: Script(answers).transport, policy: .sample(attempts: 9), clock: clock,
      random: FixedGenerator.most)
    _ = try await client.text(for: .sample())
    #expect(clock.sleeps.last == .milliseconds(bound))
    #expect(client.tally.waited == clock.sleeps.reduce(.zero, +))
  }

  @Test func `the delay is anything from none to its bound`() async throws {
    let clock = ImmediateClock()
    let seed: UInt64 = 7
    let client = Client(
      transport: MemoryTransport { _ in .sample(status: 500) },
      policy: RequestPolicy(
        rate: nil, inFlight: 1, attempts: 201, firstDelay: .seconds(1), longestDelay: .seconds(1),
        budget: RetryBudget(retries: 200)),
      clock: clock, random: SeededGenerator(seed: seed))
    await #expect(throws: Fault.self) { try await client.text(for: .sample()) }
    let sleeps = clock.sleeps
    #expect(sleeps.count == 200)
    #expect(sleeps.allSatisfy { $0 >= .zero && $0 <= .seconds(1) }, "seed \(seed)")
    for tenth in 0..<10 {
      let bounds = Duration.milliseconds(100 * tenth)..<Duration.milliseconds(100 * (tenth + 1))
      #expect(sleeps.count { bounds.contains($0) } > 5, "seed \(seed), tenth \(tenth)")
    }
  }

  @Test(arguments: [("7", 7), ("0", 0), (" 3 ", 3), ("120", 120)])
  func `as many seconds pass as the source asks for`(text: String, seconds: Int) async throws {
    let sleeps = try await sleeps(["Retry-After": text])
    #expect(sleeps == (seconds == 0 ? [.zero] : [.seconds(seconds)]))
  }

  @Test(arguments: [
    ("Sun, 06 Nov 1994 08:49:47 GMT", 10), ("Sun, 06 Nov 1994 08:49:37 GMT", 0),
    ("Sun, 06 Nov 1993 08:49:37 GMT", 0),
  ])
  func `the date is waited for that the source names`(text: String, seconds: Int) async throws {
    #expect(try await sleeps(["Retry-After": text]) == [.seconds(seconds)])
  }

  @Test func `without a clock on the wall, the answer's own date is now`() async throws {
    let headers: HeaderFields = [
      "Retry-After": "Sun, 06 Nov 1994 08:50:07 GMT", "Date": "Sun, 06 Nov 1994 08:49:37 GMT",
    ]
    #expect(try await sleeps(headers, wallClock: nil) == [.seconds(30)])
  }

  @Test(arguments: ["", "soon", "-5", "1.5", "Sun, 31 Feb 1994 08:49:37 GMT", "Sunday"])
  func `what cannot be read is not waited for`(text: String) async throws {
    #expect(try await sleeps(["Retry-After": text]) == [.zero])
  }

  @Test func `what the source asks for comes before the drawn delay`() async throws {
    let sleeps = try await sleeps(["Retry-After": "7"], random: .most)
    #expect(sleeps == [.milliseconds(7_500)])
  }

  @Test(arguments: ["121", "99999999999999999999999", "Mon, 07 Nov 2094 08:49:37 GMT"])
  func `a longer wait than two minutes ends the request at once`(text: String) async throws {
    let client = Client(
      transport: MemoryTransport { _ in .sample(status: 503, headers: ["Retry-After": text]) },
      policy: .sample(), clock: ImmediateClock(), wallClock: { Self.now })
    let fault = await #expect(throws: Fault.self) { try await client.text(for: .sample()) }
    #expect(client.tally.sent == 1)
    #expect(fault?.problem.contains("which is more than the 120 seconds that a run waits") == true)
    #expect(fault?.category == .unavailable)
  }

  @Test func `a source that has answered is tried twice as often`() async throws {
    let answers = [Answer.sample()] + Array(repeating: .sample(status: 500), count: 99)
    let client = Client(
      transport: Script(answers).transport, policy: .sample(), clock: ImmediateClock())
    _ = try await client.text(for: .sample())
    let fault = await #expect(throws: Fault.self) { try await client.text(for: .sample()) }
    #expect(fault?.problem == "answered 500 where JSON was due, asked 6 times")
    #expect(client.tally.sent == 7)
  }

  @Test func `an answer that is no good is not asked for twice as often`() async throws {
    let client = Client(
      transport: Script([.sample("[]"), .sample("<html>")]).transport, policy: .sample(),
      clock: ImmediateClock())
    _ = try await client.text(for: .sample())
    let request = try Request.sample()
    await #expect(throws: Fault.self) {
      try await client.value(for: request) { answer throws(Fault) in
        try answer.json([Int].self, for: request)
      }
    }
    #expect(client.tally.sent == 4)
  }
}
