import Synchronization

extension PictureLoader {
  /// How often in a row nobody has answered for a picture, by host.
  ///
  /// A class because the requests that are in flight share it.
  final class Silence: Sendable {
    /// So many in a row are no accident: with its retries, each of them can take minutes.
    static let lasting = 5

    private let lengths = Mutex<[String: Int]>([:])

    func isLasting(at host: String) -> Bool {
      lengths.withLock { $0[host, default: 0] >= Self.lasting }
    }

    func note(_ outcome: Outcome, at host: String) {
      switch outcome {
      case .unanswered: lengths.withLock { $0[host, default: 0] += 1 }
      case .loaded, .missing: lengths.withLock { $0[host] = 0 }
      // None of them says anything about the host.
      case .foreign, .notAsked, .overBudget: break
      }
    }
  }
}
