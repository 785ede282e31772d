import Diagnostics
import Storage

/// A complete run and the pictures of the store, as if they were fetched again.
public struct StoredTransport: Transport {
  private let run: CompleteRun
  private let store: Store

  public init(_ run: CompleteRun, of store: Store) {
    self.run = run
    self.store = store
  }

  public func answer(to request: Request) async throws(TransportError) -> Answer {
    do {
      return try kept(request) ?? .missing(request.url, in: "the last complete run")
    } catch {
      throw .unreadable(file: "the store")
    }
  }

  private func kept(_ request: Request) throws -> Answer? {
    switch request.content {
    case .json, .manifest: return try run.answer(request.url).map(Answer.init)
    case .picture:
      guard let picture = try store.picture(request.url),
        let bytes = store.bytes(of: picture)
      else { return nil }
      return KeptAnswer(picture, bytes: bytes).answer
    }
  }
}
