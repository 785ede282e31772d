import Diagnostics
import Fetching
import Importing
import Publishing
import Storage
import Wiki

/// An import whose answers are kept: from one complete run to the next, and never backwards.
struct KeptImport {
  private let plain: SourceImport
  private let cache: AnswerCache
  private var settings: BuildSettings { plain.settings }
  private var source: APISource { plain.source }

  init(_ plain: SourceImport, cache: AnswerCache) {
    self.plain = plain
    self.cache = cache
  }

  /// A new complete run, or the last one where the API is down.
  func fetched() async throws(Fault) -> ImportedSource {
    let identity = try plain.identity
    let aged = try purge()
    let notes = aged + (try await history?.catchUp() ?? [])
    let last = try lastRun(identity)
    // Before anything is fetched: an address that is wrong must not cost a whole run.
    let given = last == nil ? try await givenHeader() : nil
    let run = try cache.store.run(identity, at: cache.now())
    let archive = AnswerArchive(
      run, of: cache.store, isRefreshed: settings.isRefreshed, now: cache.now
    ) { ContentDigest($0).text }
    var imported: ImportedSource
    do throws(Fault) {
      imported = try await plain.load(live: archive, notes: notes)
    } catch {
      guard let last, let standIn = try await standIn(last, for: error, notes: notes) else {
        throw error
      }
      return try await told(standIn)
    }
    do throws(Fault) {
      try check(imported, after: last, given)
    } catch {
      // Its answers must not be what the next run takes up.
      try run.drop()
      throw error
    }
    let complete = try run.finish(counts: imported.counts, at: cache.now())
    try imported.outline.keep(in: complete)
    if settings.images == .download, settings.maxPages == nil {
      try cache.store.prunePictures(of: source.id, usedBy: pictureAddresses(of: imported))
    }
    return try await told(consume imported)
  }

  private func pictureAddresses(of imported: ImportedSource) throws(Fault) -> Set<String> {
    let base = try plain.base
    return Set(
      imported.collections.flatMap(\.entries).compactMap(\.picture)
        .compactMap { source.picture($0, base)?.url })
  }

  /// The last complete run, without a request; without its entries too, if what it was found to have
  /// is enough to begin with.
  func kept() async throws(Fault) -> ImportedSource {
    let aged = try purge()
    guard let last = try lastRun(try plain.identity) else {
      throw .nothingKept(source.id, settings.shown(settings.cache))
    }
    let outline = try ImportOutline(of: last)
    // Which pictures there are only entries tell.
    if let outline, plain.mayBeOutlined, needsNoPictures {
      return try await told(plain.outlined(outline, of: last, in: cache.store, notes: aged))
    }
    let imported = try await plain.load(last, in: cache.store, notes: aged)
    if outline == nil { try imported.outline.keep(in: last) }
    return try await told(imported)
  }

  /// Whether its entries need not be read to know what it has, and nothing is to be dropped or compared, of
  /// which there would be a word to say once.
  var isOutlined: Bool {
    get throws(Fault) {
      guard needsNoPictures, try !hasAged, try history?.isPending != true,
        let last = try lastRun(try plain.identity)
      else { return false }
      return try ImportOutline(of: last) != nil
    }
  }

  private var hasAged: Bool {
    get throws(Fault) {
      guard let oldest else { return false }
      return try cache.store.needsPurge(source.id, olderThan: oldest)
    }
  }

  /// The source allows nothing older to be kept; in seconds since 1970.
  private var oldest: Int? { source.mostDaysKept.map { cache.now() - $0 * 86_400 } }

  private var needsNoPictures: Bool { settings.images != .download }

  /// With what changed of late; a sample has no history.
  private func told(_ imported: consuming ImportedSource) async throws(Fault) -> ImportedSource {
    guard let history = try history else { return imported }
    return try await history.told(imported)
  }

  private var history: KeptHistory? {
    get throws(Fault) {
      let identity = try plain.identity
      return identity.isSample ? nil : KeptHistory(plain, of: identity, in: cache.store)
    }
  }

  private func lastRun(_ identity: RunIdentity) throws(Fault) -> CompleteRun? {
    try cache.store.lastCompleteRun(
      of: source.id, fingerprint: identity.fingerprint, includingSamples: identity.isSample)
  }

  /// What is older than the source allows to be kept.
  private func purge() throws(Fault) -> [Warning] {
    guard let days = source.mostDaysKept, let oldest else { return [] }
    let purge = try cache.store.purge(source.id, olderThan: oldest)
    guard !purge.isEmpty else { return [] }
    return [
      Warning(
        .agedAnswers, subject: source.id,
        "Answers of \(source.title) that are older than \(days) days were dropped from the cache.")
    ]
  }

  /// The last complete run in the place of one that the API does not let us have.
  private func standIn(
    _ last: CompleteRun, for fault: Fault, notes: [Warning]
  ) async throws(Fault) -> ImportedSource? {
    let age = cache.now() - last.finishedAt
    guard plain.mayStandIn, !Task.isCancelled, fault.category == .unavailable,
      !settings.isStrict, age < settings.gates.maxStale,
      let day = CalendarDate(secondsSince1970: last.finishedAt)
    else { return nil }
    let stale = Warning(
      .staleData, subject: source.id,
      "\(source.title) is as it was on \(day.iso8601), since \(fault.sentence)")
    return try await plain.load(last, in: cache.store, notes: notes + [stale], stoodIn: day)
  }

  private func check(
    _ imported: ImportedSource, after last: CompleteRun?, _ given: ManifestHeader?
  ) throws(Fault) {
    guard settings.maxPages == nil else { return }
    guard let known = try baseline(of: imported, after: last, given) else {
      if settings.gates.requiresBaseline { throw .noBaseline(of: source.id) }
      return
    }
    guard !settings.gates.acceptsShrink else { return }
    try ShrinkGate(percent: settings.gates.shrink).check(imported.counts, against: known)
  }

  private func baseline(
    of imported: ImportedSource, after last: CompleteRun?, _ given: ManifestHeader?
  ) throws(Fault) -> Baseline? {
    if let last { return Baseline(counts: last.counts, place: "the last complete run") }
    if let published = try PublishedGate(settings).baseline(of: imported) { return published }
    return given.flatMap { Baseline($0, of: imported, place: "--baseline") }
  }

  private func givenHeader() async throws(Fault) -> ManifestHeader? {
    guard let place = settings.gates.baseline, settings.maxPages == nil else { return nil }
    return try await BaselineReader(settings).header(at: place)
  }
}
