import Diagnostics
import Storage
import TestSupport

@testable import Fetching

/// Runs that follow each other over one store, each at a time of its own.
struct KeptRuns {
  let store: Store
  let folder: TemporaryFolder
  let asked = AskedRequests()

  /// In a folder of its own for the time of the closure.
  static func inFolder(_ body: (KeptRuns) async throws -> Void) async throws {
    try await TemporaryFolder.run { folder in
      let store = try Store.open(folder.path + "/cache").store
      try await body(KeptRuns(store: store, folder: folder))
      try store.close()
    }
  }

  func begin(at now: Int) throws -> Run {
    try store.run(RunIdentity(source: "solar", fingerprint: "planets"), at: now)
  }

  func archive(of run: Run, at now: Int, isRefreshed: Bool = false) -> AnswerArchive {
    AnswerArchive(run, of: store, isRefreshed: isRefreshed, now: { now }, digest: { $0.digest })
  }

  /// A client of a source that gives the answers one after the other.
  func client(
    _ archive: AnswerArchive?, recorders: [AnswerRecorder] = [], answers: [Answer]
  ) -> Client {
    Client(
      transport: asked.transport(answers), policy: .sample(), clock: ImmediateClock(),
      archive: archive, recorders: recorders)
  }

  /// The answers of a list's pages, as if they had been asked for.
  func keep(_ pages: ClosedRange<Int>, in run: Run, _ body: (Int) -> String) throws {
    try run.keep(
      pages.map { page in
        let body = Array(body(page).utf8)
        return StoredAnswer(
          url: try Request.sample(page: page).url, digest: body.digest, body: body,
          validity: Validity(fetchedAt: run.startedAt))
      })
  }

  /// A complete run that asks for one thing, to which the source has these answers.
  @discardableResult
  func text(
    _ request: Request, at now: Int, isRefreshed: Bool = false, _ answers: Answer...
  ) async throws -> (text: String, tally: RequestTally) {
    let run = try begin(at: now)
    let client = client(archive(of: run, at: now, isRefreshed: isRefreshed), answers: answers)
    let text = try await client.text(for: request)
    try run.finish(counts: [:], at: now)
    return (text, client.tally)
  }
}

extension Request {
  static func detail(_ id: Int = 1) throws -> Request {
    Request(
      base: try .sample(), path: ["thing", "\(id)"], recording: "thing/\(id).json",
      isKeptWhileFresh: true)
  }
}

extension [UInt8] {
  /// Stands in for the SHA-256 that callers compute: 64 hexadecimal digits, other ones for other
  /// bytes.
  var digest: String {
    let hash = reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 64 - digits.count) + digits
  }
}
