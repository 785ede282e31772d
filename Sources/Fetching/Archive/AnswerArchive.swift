import Diagnostics
import Storage
import Synchronization

/// What a run has kept so far and what the runs before it kept, for a client that asks only for
/// what it must.
///
/// A class because the copies of a client share what was used already.
public final class AnswerArchive: Sendable {
  private let run: Run
  private let group: AnswerGroup
  private let store: Store
  private let isRefreshed: Bool
  private let now: @Sendable () -> Int
  private let digest: @Sendable ([UInt8]) -> String
  private let memory = Mutex(Memory())

  private struct Memory {
    /// What this process has used: who asks for it again wants to know how it is now.
    var used: Set<String> = []
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
    group = AnswerGroup(run)
    self.store = store
    self.isRefreshed = isRefreshed
    self.now = now
    self.digest = digest
  }

  /// The answer that need not be asked for: this very run has it already, or an earlier one has it
  /// and it is still fresh. `nil` for what this process was given before.
  func ready(_ request: Request) throws(Fault) -> KeptAnswer? {
    guard memory.withLock({ $0.used.insert(request.url).inserted }) else { return nil }
    if let own = try ownAnswer(to: request) { return own }
    guard request.isKeptWhileFresh, !isRefreshed, let kept = try earlier(request),
      let end = kept.validity.freshUntil, now() < end
    else { return nil }
    return kept
  }

  /// What the server may say is unchanged.
  func standing(_ request: Request) throws(Fault) -> KeptAnswer? {
    guard !memory.withLock({ $0.distrusted.contains(request.url) }),
      let kept = try earlier(request), !Conditions(kept.validity).headers.isEmpty
    else { return nil }
    return kept
  }

  /// The next request for it has no conditions.
  func distrust(_ request: Request) {
    memory.withLock { _ = $0.distrusted.insert(request.url) }
  }

  /// All that asks for one thing: answers that others get meanwhile may be kept together with its own.
  func asking<Value, Failure>(
    _ work: () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    try await group.join(work)
  }

  /// Keeps an answer that its decoder accepted, and gives it back with its digest.
  func keep(_ answer: Answer, to request: Request) async throws(Fault) -> Answer {
    let digest = digest(answer.body)
    let validity = Validity(answer, fetchedAt: now())
    switch request.content {
    case .json, .manifest:
      try await group.keep(
        StoredAnswer(
          url: request.url, digest: digest, contentType: answer.headers["Content-Type"],
          body: answer.body, validity: validity))
    case .picture:
      guard let file = PictureFile(answer.body) else { break }
      try store.keep(
        StoredPicture(
          address: request.url, source: run.identity.source, digest: digest,
          fileExtension: file.format.fileExtension, byteCount: answer.body.count,
          width: file.size.width, height: file.size.height, validity: validity),
        bytes: answer.body)
    }
    return Answer(
      status: answer.status, headers: answer.headers, body: answer.body, digest: digest)
  }

  /// Makes a kept answer part of this run, as the server said now that it is unchanged, or as it was.
  func adopt(_ kept: KeptAnswer, confirmedBy answer: Answer? = nil) async throws(Fault) {
    let validity = answer.map { kept.validity.renewed(by: $0, at: now()) } ?? kept.validity
    switch kept.origin {
    case .answer(let stored):
      try await group.keep(
        StoredAnswer(
          url: stored.url, digest: stored.digest, contentType: stored.contentType,
          body: stored.body, validity: validity))
    case .picture(let stored):
      guard answer != nil else { return }
      try store.renew(
        StoredPicture(
          address: stored.address, source: stored.source, digest: stored.digest,
          fileExtension: stored.fileExtension, byteCount: stored.byteCount, width: stored.width,
          height: stored.height, validity: validity))
    }
  }

  /// Where the picture lies that the request was answered with, and its digest.
  public func picture(_ request: Request) throws(Fault) -> (path: String, digest: String)? {
    try store.picture(request.url).map { (store.path(of: $0), $0.digest) }
  }

  private func ownAnswer(to request: Request) throws(Fault) -> KeptAnswer? {
    // This process did not ask for it before.
    guard run.isResumed else { return nil }
    switch request.content {
    case .json, .manifest: return try run.answer(request.url).map(KeptAnswer.init)
    case .picture:
      guard let picture = try store.picture(request.url),
        picture.validity.fetchedAt >= run.startedAt
      else { return nil }
      return kept(picture)
    }
  }

  private func earlier(_ request: Request) throws(Fault) -> KeptAnswer? {
    switch request.content {
    case .json, .manifest: return try run.earlier(request.url).map(KeptAnswer.init)
    case .picture:
      guard let picture = try store.picture(request.url) else { return nil }
      return kept(picture)
    }
  }

  private func kept(_ picture: StoredPicture) -> KeptAnswer? {
    store.bytes(of: picture).map { KeptAnswer(picture, bytes: $0) }
  }
}
