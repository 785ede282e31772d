import Diagnostics
import Synchronization
import Testing

@testable import Publishing

@Suite struct `Elements transformed at the same time` {
  @Test(arguments: [0, 1, 63, 64, 65, 1000], [1, 2, 16])
  func `keep their order`(count: Int, jobs: Int) async throws {
    let doubled = try await Array(0..<count).concurrentMap(jobs: jobs) { number throws(Fault) in
      number * 2
    }
    #expect(doubled == (0..<count).map { $0 * 2 })
  }

  @Test(arguments: [1, 2, 16])
  func `end with the fault of the first that has one`(jobs: Int) async throws {
    let asked = Mutex(0)
    let fault = await #expect(throws: Fault.self) {
      _ = try await Array(0..<100_000).concurrentMap(jobs: jobs) { number throws(Fault) in
        asked.withLock { $0 += 1 }
        guard ![500, 700, 90_000].contains(number) else {
          throw Fault(.rendering, "\(number)", "is wrong", remedy: "None", category: .bug)
        }
        return number
      }
    }
    #expect(fault?.subject == "500")
    #expect(asked.withLock { $0 } < 50_000)
  }
}
