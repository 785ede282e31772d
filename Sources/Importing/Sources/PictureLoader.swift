import Diagnostics
import Fetching
import Synchronization
import Wiki

/// Fetches the pictures of a source's entries; one that can't be had is a warning, never a fault, and is as it
/// was had before as long as an entry names it.
public struct PictureLoader: Sendable {
  private let source: APISource
  private let client: Client
  private let base: BaseURL
  private let archive: AnswerArchive?
  private let budget: Int
  private let progress: Progress

  /// `archive` is the client's; `budget` is the most bytes that all pictures may have.
  public init(
    _ source: APISource, client: Client, base: BaseURL, archive: AnswerArchive? = nil,
    budget: Int = .max, progress: Progress
  ) {
    self.source = source
    self.client = client
    self.base = base
    self.archive = archive
    self.budget = budget
    self.progress = progress
  }

  /// The pictures that the entries name, each address once, and the warnings about the others.
  ///
  /// A host where nobody answers is left for this run; an interrupted run is a fault, and so is a cache that
  /// can't be read or written.
  public func load(
    for collections: [EntryCollection]
  ) async throws(Fault) -> (pictures: [LoadedPicture], warnings: [Warning]) {
    let wanted = Self.wanted(by: collections)
    let silence = Silence()
    let done = Mutex(0)
    let spent = Mutex(0)
    let outcomes = try await client.concurrentMap(wanted) { item throws(Fault) in
      // Those before it have been started, so what the budget leaves out is always a tail.
      let outcome =
        spent.withLock { $0 >= budget }
        ? .overBudget
        : try await outcome(of: item, silence)
      spent.withLock { $0 += outcome.picture?.byteCount ?? 0 }
      done.withLock {
        $0 += 1
        progress.report(.pictures(done: $0, total: wanted.count))
      }
      return outcome
    }
    let pictures = outcomes.compactMap(\.picture)
    let affordable = affordable(pictures)
    let left = pictures.count - affordable.count
    let unasked = outcomes.count { if case .overBudget = $0 { true } else { false } }
    // First what many lack: of single ones, only a few are printed.
    return (
      affordable,
      furtherWarnings(outcomes) + budgetWarning(left + unasked) + outcomes.compactMap(\.warning)
    )
  }

  /// As many from the front as the budget has room for, whatever order they came in.
  private func affordable(_ pictures: [LoadedPicture]) -> [LoadedPicture] {
    var sum = 0
    return Array(
      pictures.prefix { picture in
        sum += picture.byteCount
        return sum <= budget
      })
  }

  private func budgetWarning(_ count: Int) -> [Warning] {
    guard count > 0 else { return [] }
    let subject = count == 1 ? "1 picture is" : "\(count) pictures are"
    return [
      Warning(
        .missingPicture, subject: source.id,
        "\(subject) left out, as --image-budget is \(budget) bytes.")
    ]
  }

  /// A picture with the first entry that names it.
  private struct Wanted: Sendable {
    let picture: Picture
    let entry: EntryID
  }

  private static func wanted(by collections: [EntryCollection]) -> [Wanted] {
    var addresses: Set<String> = []
    return collections.flatMap(\.entries).compactMap { entry in
      guard let picture = entry.picture, addresses.insert(picture.address).inserted else {
        return nil
      }
      return Wanted(picture: picture, entry: entry.id)
    }
  }

  private func outcome(of wanted: Wanted, _ silence: Silence) async throws(Fault) -> Outcome {
    let (picture, entry) = (wanted.picture, wanted.entry)
    guard let request = source.picture(picture, base) else {
      return .foreign(
        Warning(
          .foreignPicture, subject: entry.description,
          "The picture of \(entry) is not on a host of \(source.title): \(picture.address)"))
    }
    let host = request.base.host
    if silence.isLasting(at: host) {
      return .notAsked(host: host, kept: try kept(picture, request))
    }
    let outcome: Outcome
    do {
      let file = try await client.value(for: request) { answer throws(Fault) in
        try answer.picture(for: request)
      }
      let place = try archive?.picture(request)
      outcome = .loaded(LoadedPicture(address: picture.address, file, keptAt: place))
    } catch {
      if Task.isCancelled || !Self.sourceFaults.contains(error.category) { throw error }
      let kept = try kept(picture, request)
      let warning =
        if kept == nil {
          Warning(.missingPicture, subject: entry.description, error.sentence)
        } else {
          Warning(
            .stalePicture, subject: entry.description,
            "The picture of \(entry) is as it was had before, since \(error.sentence)")
        }
      outcome =
        error.category == .unavailable
        ? .unanswered(warning, kept: kept) : .missing(warning, kept: kept)
    }
    silence.note(outcome, at: host)
    return outcome
  }

  /// Those of whoever was asked; all others are of this machine.
  private static let sourceFaults: Set<Fault.Category> = [.data, .unavailable, .credential]

  private func kept(_ picture: Picture, _ request: Request) throws(Fault) -> LoadedPicture? {
    guard let archive, let answer = try archive.keptPicture(request),
      let file = PictureFile(answer.body)
    else { return nil }
    return LoadedPicture(address: picture.address, file, keptAt: try archive.picture(request))
  }

  /// For each host that was left, one about those that are lacking and one about those that were had before.
  private func furtherWarnings(_ outcomes: [Outcome]) -> [Warning] {
    var counts: [String: (lacking: Int, kept: Int)] = [:]
    for case .notAsked(let host, let kept) in outcomes {
      if kept == nil {
        counts[host, default: (0, 0)].lacking += 1
      } else {
        counts[host, default: (0, 0)].kept += 1
      }
    }
    return counts.sorted { $0.key < $1.key }.flatMap { host, count in
      [
        furtherWarning(.missingPicture, count.lacking, of: host, end: "."),
        furtherWarning(
          .stalePicture, count.kept, of: host,
          end: "; \(count.kept == 1 ? "it is as it was" : "they are as they were") had before."),
      ].compactMap(\.self)
    }
  }

  private func furtherWarning(
    _ kind: Warning.Kind, _ count: Int, of host: String, end: String
  ) -> Warning? {
    guard count > 0 else { return nil }
    let pictures = count == 1 ? "1 further picture" : "\(count) further pictures"
    return Warning(
      kind, subject: source.id,
      "\(pictures) of \(host) \(count == 1 ? "was" : "were") not asked for, as "
        + "\(Silence.lasting) in a row could not be had\(end)")
  }
}
