import Diagnostics
import Testing

@testable import wikigen

@Suite struct `A result with something to clean up` {
  private static let first = Fault(.fetching, "a", "b", remedy: "C", category: .unavailable)
  private static let second = Fault(.fetching, "d", "e", remedy: "F", category: .bug)

  @Test func `is the value if nothing went wrong`() async throws {
    let result = Result<Int, Fault>.success(1)
    #expect(try await result.get(after: {}) == 1)
  }

  @Test func `has the fault of the clean-up if it has none of its own`() async {
    let result = Result<Int, Fault>.success(1)
    await #expect(throws: Self.second) {
      try await result.get { () async throws(Fault) in throw Self.second }
    }
  }

  @Test func `keeps its own fault whether the clean-up has one or not`() async {
    let result = Result<Int, Fault>.failure(Self.first)
    await #expect(throws: Self.first) {
      try await result.get { () async throws(Fault) in throw Self.second }
    }
    await #expect(throws: Self.first) { try await result.get(after: {}) }
  }
}
