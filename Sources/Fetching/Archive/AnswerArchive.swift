import Diagnostics
import Storage
import Synchronization

/// What a run has kept so far and what the runs before it kept, for a client that asks only for
/// what it must.
///
/// A class because the copies of a client share what was used already.
public final class AnswerArchive: Sendable {
  let run: Run
  let group: AnswerGroup
  let store: Store
  let isRefreshed: Bool
  let now: @Sendable () -> Int
  let digest: @Sendable ([UInt8]) -> String
  private let memory = Mutex(Memory())

  private struct Memory {
    /// How often this process has asked for what.
    var turns: [String: Int] = [:]
    /// What was kept and could not be read: it is asked for without conditions.
    var distrusted: Set<String> = []
  }

  /// With `isRefreshed`, even a fresh answer is asked for; `now` is in seconds since 1970, and
  /// `digest` is the SHA-256 in lower-case hexadecimal digits.
  public init(
    _ run: Run, of store: Store, isRefreshed: Bool, now: @escaping @Sendable () -> Int,
    digest: @escaping @Sendable ([UInt8]) -> String
  ) {
    self.run = run
    group = AnswerGroup { answers throws(Fault) in try run.keep(answers) }
    self.store = store
    self.isRefreshed = isRefreshed
    self.now = now
    self.digest = digest
  }

  /// All that asks for one thing: answers that others get meanwhile may be kept together with its own.
  func asking<Value, Failure>(
    for request: Request, _ work: (Asking) async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    let turn = memory.withLock { memory in
      memory.turns[request.url, default: 0] += 1
      return memory.turns[request.url, default: 1]
    }
    let asking = Asking(archive: self, request: request, turn: turn)
    return try await group.join { () async throws(Failure) in try await work(asking) }
  }

  /// Where the picture lies that the request was answered with, and its digest.
  public func picture(_ request: Request) throws(Fault) -> (path: String, digest: String)? {
    try store.picture(request.url).map { (store.path(of: $0), $0.digest) }
  }

  /// The picture that the request was last answered with, in this run or an earlier one.
  public func keptPicture(_ request: Request) throws(Fault) -> Answer? {
    guard let picture = try store.picture(request.url) else { return nil }
    return kept(picture)?.answer
  }

  func kept(_ picture: StoredPicture) -> KeptAnswer? {
    store.bytes(of: picture).map { KeptAnswer(picture, bytes: $0) }
  }

  /// The next request for it has no conditions.
  func distrust(_ request: Request) {
    memory.withLock { _ = $0.distrusted.insert(request.url) }
  }

  func isDistrusted(_ request: Request) -> Bool {
    memory.withLock { $0.distrusted.contains(request.url) }
  }
}
