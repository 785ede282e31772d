import Fetching
import Synchronization

/// Answers one after the other, the last one for ever. A class because the requests share it.
final class Script: Sendable {
  private let answers: [Answer]
  private let next = Mutex(0)

  init(_ answers: [Answer]) { self.answers = answers }

  var transport: MemoryTransport {
    MemoryTransport { _ in
      let index = self.next.withLock { next in
        defer { next = min(next + 1, self.answers.count - 1) }
        return next
      }
      return self.answers[index]
    }
  }
}
