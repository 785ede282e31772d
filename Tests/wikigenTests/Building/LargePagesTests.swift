import CPlatform
import Dispatch
import Synchronization
import Testing

@Suite struct `Memory in large pages` {
  /// In a process of its own: how memory is taken is settled for all of one.
  @Test func `has what was written to it, while others write`() async {
    await #expect(processExitsWith: .success) {
      platform_take_memory_in_large_parts()
      let count = 300_000
      let values = { @Sendable (number: Int) in (0..<count).map { $0 &* 31 &+ number } }
      let filled = Mutex<[Int: [Int]]>([:])
      DispatchQueue.concurrentPerform(iterations: 8) { number in
        let early = values(number)
        for _ in 0..<16 { platform_want_large_pages() }
        let late = values(-number - 1)
        filled.withLock {
          $0[number] = early
          $0[-number - 1] = late
        }
      }
      DispatchQueue.concurrentPerform(iterations: 4) { number in
        if number.isMultiple(of: 2) {
          platform_gather_in_large_pages()
        } else {
          let more = values(100 + number)
          filled.withLock { $0[100 + number] = more }
        }
      }
      let all = filled.withLock(\.self)
      precondition(all.count == 18)
      for (number, found) in all { precondition(found == values(number)) }
    }
  }
}
