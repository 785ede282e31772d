import Diagnostics
import Fetching
import Importing
import Synchronization

/// What a source answered, as one digest: another one as soon as any answer is another.
///
/// A class because the answers arrive at once and count together.
final class AnswerDigests: Sendable {
  /// By the path of the answer in a recording: it says what was asked, wherever the source stands.
  private let digests = Mutex<[String: String]>([:])

  func recorder(of source: APISource) -> AnswerRecorder {
    AnswerRecorder(source: source.id) { path, answer in
      let digest = answer.digest ?? ContentDigest(answer.body).text
      self.digests.withLock { $0[path] = digest }
    }
  }

  var text: String {
    let lines = digests.withLock { $0.map { "\($0) \($1)\n" } }.sorted()
    return ContentDigest(Array(lines.joined().utf8)).text
  }
}
