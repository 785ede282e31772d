import Fetching
import Synchronization

/// An API of one entry in each list, but for the answers that a test is about.
///
/// A class because the requests write down in it that they came.
final class WireAPI: Sendable {
  private let answers: [String: Answer]
  private let asked = Mutex<[String]>([])

  /// `changes` are by recording: `character/page-2.json`.
  init(_ changes: [String: Answer] = [:]) throws {
    let sound = [
      "character/page-1.json": try Answer.page([Wire.character(1, episodes: [1])], count: 1),
      "location/page-1.json": try Answer.page([Wire.location(1)], count: 1),
      "episode/page-1.json": try Answer.page([Wire.episode(1, characters: [1])], count: 1),
    ]
    answers = sound.merging(changes) { _, change in change }
  }

  var transport: MemoryTransport {
    MemoryTransport { request throws(TransportError) in
      self.asked.withLock { $0.append(request.url) }
      return try await MemoryTransport(self.answers).answer(to: request)
    }
  }

  /// In the order in which they were asked for.
  var urls: [String] { asked.withLock { $0 } }
}
