import Diagnostics
import Storage
import Synchronization

/// A complete run and the pictures of the store, as if they were fetched again.
///
/// A class because what is needed of its answers is collected while they are read.
public final class StoredTransport: Transport {
  private let run: CompleteRun
  private let store: Store
  private let reader: String?
  /// Of what `reader` read before.
  private let kept: ExcerptReader?
  /// Nil until it is known what the run has several answers of.
  private let turns = Mutex<Turns?>(nil)
  /// Of answers that `reader` read for the first time, and that are yet to be kept.
  private let excerpts = Mutex<[AnswerExcerpt]>([])
  /// As many are kept at once: enough for a transaction to cost little, few enough for the memory.
  private static let most = 256

  private struct Turns {
    /// What the run has several answers of. Where there is something, a page of any list may also have been asked for in
    /// vain another time, of which nothing is kept; a detail is asked for once, and there may be a hundred thousand.
    private let repeated: Set<String>
    private var counts: [String: Int] = [:]

    init(of repeated: Set<String>) { self.repeated = repeated }

    var isSteady: Bool { repeated.isEmpty }

    mutating func next(of request: Request) -> Int {
      guard !isSteady, !request.isKeptWhileFresh || repeated.contains(request.url) else { return 1 }
      counts[request.url, default: 0] += 1
      return counts[request.url, default: 1]
    }
  }

  /// `reader` names whoever reads the answers, so that what it needs of them is kept for the next time,
  /// and comes instead of them; `nil` for those who want them whole.
  public init(_ run: CompleteRun, of store: Store, reader: String? = nil) {
    self.run = run
    self.store = store
    self.reader = reader
    kept = reader.map { ExcerptReader(run, reader: $0) }
  }

  public func answer(to request: Request) async throws(TransportError) -> Answer {
    do throws(Fault) {
      return try stored(request) ?? .missing(request.url, in: "the last complete run")
    } catch {
      throw .store(error)
    }
  }

  /// Not where pages of lists are told by how often they were asked for: a list that is walked again has others then.
  public func expect(_ requests: [Request]) {
    guard turns.withLock({ $0?.isSteady }) == true else { return }
    kept?.expect(requests.map(\.url))
  }

  /// To be called when all is read.
  public func keepExcerpts() { keepExcerpts(if: 1) }

  private func stored(_ request: Request) throws(Fault) -> Answer? {
    switch request.content {
    case .json, .manifest: return try text(key(of: request))
    case .picture:
      guard let picture = try store.picture(request.url),
        let bytes = store.bytes(of: picture)
      else { return nil }
      return KeptAnswer(picture, bytes: bytes).answer
    }
  }

  /// The first, the second, … time it is asked for as it was in the run.
  private func key(of request: Request) throws(Fault) -> String {
    let turn = try turns.withLock { turns throws(Fault) in
      if turns == nil { turns = Turns(of: try run.repeatedURLs()) }
      return turns?.next(of: request) ?? 1
    }
    return StoredAnswer.key(of: request.url, turn: turn)
  }

  private func text(_ url: String) throws(Fault) -> Answer? {
    guard let kept else { return try run.answer(url).map { Answer($0) } }
    if let excerpt = try kept.excerpt(url) { return Answer(excerpt) }
    keepExcerpts(if: Self.most)
    return try run.answer(url).map { answer in
      Answer(answer) { bytes in
        let excerpt = AnswerExcerpt(
          digest: answer.digest, fetchedAt: answer.validity.fetchedAt, bytes: bytes)
        self.excerpts.withLock { $0.append(excerpt) }
      }
    }
  }

  private func keepExcerpts(if count: Int) {
    guard let reader else { return }
    let excerpts = excerpts.withLock { excerpts in
      guard excerpts.count >= count else { return [AnswerExcerpt]() }
      defer { excerpts = [] }
      return excerpts
    }
    guard !excerpts.isEmpty else { return }
    do throws(Fault) {
      try run.keep(excerpts, by: reader)
    } catch {
      // They only save time: whoever reads the answers next makes them again, and nothing that is to be
      // built depends on them.
    }
  }
}
