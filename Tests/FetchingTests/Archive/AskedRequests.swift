import Synchronization

@testable import Fetching

/// What a transport was asked, in order. A class because the requests share it.
final class AskedRequests: Sendable {
  private let requests = Mutex<[Request]>([])

  var count: Int { requests.withLock { $0.count } }

  /// The conditions of each.
  var conditions: [[String: String]] {
    requests.withLock { $0.map { $0.conditions?.headers ?? [:] } }
  }

  func transport(_ answers: [Answer]) -> MemoryTransport {
    let script = Script(answers).transport
    return MemoryTransport { request throws(TransportError) in
      self.requests.withLock { $0.append(request) }
      return try await script.answer(to: request)
    }
  }
}
