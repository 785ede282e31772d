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
  /// Where nobody answers, the rest is not asked for; an interrupted run is a fault.
  public func load(
    for collections: [EntryCollection]
  ) async throws(Fault) -> (pictures: [LoadedPicture], warnings: [Warning]) {
    let wanted = Self.wanted(by: collections)
    let silence = Mutex(Silence())
    let done = Mutex(0)
    let spent = Mutex(0)
    let outcomes = try await client.concurrentMap(wanted) { item throws(Fault) in
      // Those before it have been started, so what the budget leaves out is always a tail.
      let outcome =
        spent.withLock { $0 >= budget }
        ? .overBudget
        : try await outcome(of: item, unless: silence.withLock { $0.isLasting })
      spent.withLock { $0 += outcome.picture?.byteCount ?? 0 }
      silence.withLock { $0.note(outcome) }
      done.withLock {
        $0 += 1
        progress.report(.pictures(done: $0, total: wanted.count))
      }
      return outcome
    }
    let pictures = outcomes.compactMap(\.picture)
    let affordable = affordable(pictures)
    let left = pictures.count - affordable.count
    return (
      affordable,
      outcomes.compactMap(\.warning) + furtherWarning(outcomes)
        + budgetWarning(left + outcomes.count { if case .overBudget = $0 { true } else { false } })
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

  private func outcome(
    of wanted: Wanted, unless isSilent: Bool
  ) async throws(Fault) -> Outcome {
    let (picture, entry) = (wanted.picture, wanted.entry)
    guard let request = source.picture(picture, base) else {
      return .foreign(
        Warning(
          .foreignPicture, subject: entry.description,
          "The picture of \(entry) is not on a host of \(source.title): \(picture.address)"))
    }
    if isSilent { return .notAsked }
    do {
      let file = try await client.value(for: request) { answer throws(Fault) in
        try answer.picture(for: request)
      }
      let place = try archive?.picture(request)
      return .loaded(LoadedPicture(address: picture.address, file, keptAt: place))
    } catch {
      if Task.isCancelled { throw error }
      let warning = Warning(.missingPicture, subject: entry.description, error.sentence)
      return error.category == .unavailable ? .unanswered(warning) : .missing(warning)
    }
  }

  private func furtherWarning(_ outcomes: [Outcome]) -> [Warning] {
    let count = outcomes.count { if case .notAsked = $0 { true } else { false } }
    guard count > 0 else { return [] }
    let subject = count == 1 ? "1 further picture was" : "\(count) further pictures were"
    return [
      Warning(
        .missingPicture, subject: source.id,
        "\(subject) not asked for, as \(Silence.lasting) in a row could not be had.")
    ]
  }
}
