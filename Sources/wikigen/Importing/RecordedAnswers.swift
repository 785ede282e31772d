import Diagnostics
import Fetching
import Importing
import Synchronization

/// The answers of a recording as they come, and which of them came once more as another.
///
/// A class because the answers arrive at once and count together.
final class RecordedAnswers: Sendable {
  private let folder: RecordingFolder
  private let known = Mutex(Known())

  private struct Known {
    /// By path.
    var digests: [String: String] = [:]
    var changed: Set<String> = []
  }

  init(in folder: RecordingFolder) { self.folder = folder }

  func recorder(of source: APISource) -> AnswerRecorder {
    AnswerRecorder(source: source.id) { path, answer throws(Fault) in
      let digest = answer.digest ?? ContentDigest(answer.body).text
      self.known.withLock { known in
        let former = known.digests.updateValue(digest, forKey: path)
        if let former, former != digest { known.changed.insert(path) }
      }
      try self.folder.write(answer.body, to: path)
    }
  }

  /// A list that moved while it was walked is asked for once more, and a recording has room for the last answer
  /// alone: who reads it does not find what this run found.
  var warning: String? {
    let changed = known.withLock(\.changed).sorted()
    guard let first = changed.first else { return nil }
    let others = changed.count > 1 ? " and \((changed.count - 1).counted("other answer"))" : ""
    return """
      \(first)\(others) changed while this was recorded: a wiki of the recording may lack entries, or be refused. \
      Run wikigen record again.
      """
  }
}
