import Diagnostics
import Fetching
import Synchronization
import Wiki

/// Fetches the pictures of a source's entries; one that can't be had is a warning, never a fault.
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
  /// A host where nobody answers is left for this run; an interrupted run is a fault.
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
    if silence.isLasting(at: host) { return .notAsked(host: host) }
    let outcome: Outcome
    do {
      let file = try await client.value(for: request) { answer throws(Fault) in
        try answer.picture(for: request)
      }
      let place = try archive?.picture(request)
      outcome = .loaded(LoadedPicture(address: picture.address, file, keptAt: place))
    } catch {
      if Task.isCancelled { throw error }
      let warning = Warning(.missingPicture, subject: entry.description, error.sentence)
      outcome = error.category == .unavailable ? .unanswered(warning) : .missing(warning)
    }
    silence.note(outcome, at: host)
    return outcome
  }

  /// One for each host that was left.
  private func furtherWarnings(_ outcomes: [Outcome]) -> [Warning] {
    let hosts = outcomes.compactMap { if case .notAsked(let host) = $0 { host } else { nil } }
    let counts = Dictionary(grouping: hosts) { $0 }.mapValues(\.count)
    return counts.sorted { $0.key < $1.key }.map { host, count in
      let pictures = count == 1 ? "1 further picture" : "\(count) further pictures"
      return Warning(
        .missingPicture, subject: source.id,
        "\(pictures) of \(host) \(count == 1 ? "was" : "were") not asked for, as "
          + "\(Silence.lasting) in a row could not be had.")
    }
  }
}
