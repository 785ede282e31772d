import Diagnostics
import Storage

extension AnswerArchive {
  /// One time that this process asks for something.
  struct Asking: Sendable {
    let archive: AnswerArchive
    let request: Request
    /// The first, the second, … time. Each has an answer of its own in the run, so that whoever reads the
    /// run gets them in the same order.
    let turn: Int

    /// The answer that need not be asked for: this very run has it already, or an earlier one has it
    /// and it is still fresh. `nil` for what this process was given before: who asks for it again wants
    /// to know how it is now.
    func ready() throws(Fault) -> KeptAnswer? {
      guard turn == 1 else { return nil }
      if let own = try ownAnswer { return own }
      guard request.isKeptWhileFresh, !archive.isRefreshed, let kept = try earlier,
        let end = kept.validity.freshUntil, archive.now() < end
      else { return nil }
      return kept
    }

    /// What the server may say is unchanged.
    func standing() throws(Fault) -> KeptAnswer? {
      guard !archive.isDistrusted(request), let kept = try earlier,
        !Conditions(kept.validity).headers.isEmpty
      else { return nil }
      return kept
    }

    /// The next request for it has no conditions.
    func distrust() { archive.distrust(request) }

    /// Keeps an answer that its decoder accepted, and gives it back with its digest.
    func keep(_ answer: Answer) async throws(Fault) -> Answer {
      let digest = archive.digest(answer.body)
      let validity = Validity(answer, fetchedAt: archive.now())
      switch request.content {
      case .json, .manifest:
        try await archive.group.keep(
          StoredAnswer(
            url: key, digest: digest, contentType: answer.headers["Content-Type"],
            body: answer.body, validity: validity))
      case .picture:
        guard let file = PictureFile(answer.body) else { break }
        try archive.store.keep(
          StoredPicture(
            address: request.url, source: archive.run.identity.source, digest: digest,
            fileExtension: file.format.fileExtension, byteCount: answer.body.count,
            width: file.size.width, height: file.size.height, validity: validity),
          bytes: answer.body)
      }
      return Answer(
        status: answer.status, headers: answer.headers, body: answer.body, digest: digest)
    }

    /// Makes a kept answer part of this run, as the server said now that it is unchanged, or as it was.
    func adopt(_ kept: KeptAnswer, confirmedBy answer: Answer? = nil) async throws(Fault) {
      let validity =
        answer.map { kept.validity.renewed(by: $0, at: archive.now()) } ?? kept.validity
      switch kept.origin {
      case .answer(let stored):
        try await archive.group.keep(
          StoredAnswer(
            url: key, digest: stored.digest, contentType: stored.contentType,
            body: stored.body, validity: validity))
      case .picture(let stored):
        guard answer != nil else { return }
        try archive.store.renew(
          StoredPicture(
            address: stored.address, source: stored.source, digest: stored.digest,
            fileExtension: stored.fileExtension, byteCount: stored.byteCount, width: stored.width,
            height: stored.height, validity: validity))
      }
    }

    private var key: String { StoredAnswer.key(of: request.url, turn: turn) }

    private var ownAnswer: KeptAnswer? {
      get throws(Fault) {
        // This process did not ask for it before.
        guard archive.run.isResumed else { return nil }
        switch request.content {
        case .json, .manifest: return try archive.run.answer(request.url).map(KeptAnswer.init)
        case .picture:
          guard let picture = try archive.store.picture(request.url),
            picture.validity.fetchedAt >= archive.run.startedAt
          else { return nil }
          return archive.kept(picture)
        }
      }
    }

    private var earlier: KeptAnswer? {
      get throws(Fault) {
        switch request.content {
        case .json, .manifest: return try archive.run.earlier(request.url).map(KeptAnswer.init)
        case .picture:
          guard let picture = try archive.store.picture(request.url) else { return nil }
          return archive.kept(picture)
        }
      }
    }
  }
}
