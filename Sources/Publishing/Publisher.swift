import Diagnostics

/// Makes a site aside and puts it in place at the end; a fault leaves the old site as it was.
public struct Publisher: Sendable {
  private let output: String
  private let part: SitePart
  private let isForced: Bool
  private let isVerified: Bool
  private let jobs: Int
  private let progress: Progress
  private let exchange: FolderExchange
  private let record = StandingRecord()

  /// `output` is relative to the current folder, or absolute; `jobs` files are made at a time. A
  /// verified site is compared with one that is made from nothing.
  public init(
    output: String, part: SitePart = .whole, isForced: Bool, isVerified: Bool = false, jobs: Int,
    progress: Progress
  ) {
    self.init(
      output: output, part: part, isForced: isForced, isVerified: isVerified, jobs: jobs,
      progress: progress,
      exchange: FolderExchange())
  }

  init(
    output: String, part: SitePart = .whole, isForced: Bool, isVerified: Bool = false, jobs: Int,
    progress: Progress, exchange: FolderExchange
  ) {
    self.output = output
    self.part = part
    self.isForced = isForced
    self.isVerified = isVerified
    self.jobs = jobs
    self.progress = progress
    self.exchange = exchange
  }

  /// Finds out before anything is fetched whether a site of this origin may be built there.
  public func check(for origin: ManifestHeader.Origin) throws(Fault) {
    let output = try OutputFolder(output)
    _ = try standing(at: output, for: origin)
    if case .share(_, let former?) = part { _ = try FormerWiki.header(in: former) }
    try output.probe()
  }

  /// What the site that a build of this origin is to replace says of itself.
  public func formerHeader(for origin: ManifestHeader.Origin) throws(Fault) -> ManifestHeader? {
    switch part {
    case .whole: try standing(at: OutputFolder(output), for: origin).header
    case .share(_, let former): try former.map(FormerWiki.header(in:))
    }
  }

  /// The same, if it is of the same origin or both are of all there is.
  public func header(of origin: ManifestHeader.Origin) throws(Fault) -> ManifestHeader? {
    let header = try formerHeader(for: origin)
    guard let known = header?.origin else { return nil }
    return known == origin || known.isWhole && origin.isWhole ? header : nil
  }

  /// All that is known of that site, under the same condition.
  public func manifest(of origin: ManifestHeader.Origin) throws(Fault) -> Manifest? {
    guard try header(of: origin) != nil else { return nil }
    switch part {
    case .whole: return try standing(at: OutputFolder(output), for: origin).record?.manifest
    case .share(_, let former): return try former.flatMap(Manifest.read(in:))
    }
  }

  /// What stands in the output folder, if it was made of the same and is whole: there is nothing to do
  /// then.
  public func unchanged(since header: ManifestHeader) throws(Fault) -> PublishSummary? {
    guard !isVerified, header.inputs != nil else { return nil }
    let output = try OutputFolder(output)
    let standing = try standing(at: output, for: header.origin)
    guard standing.header == header, let site = try StandingSite(standing, in: output),
      site.claim?.share == part.share, try site.claim?.after == part.afterDigest,
      try site.isWhole()
    else { return nil }
    return try site.summary
  }

  /// `announce` is told what will differ, before the new site takes the old one's place; where it
  /// throws, that does not happen.
  public func publish(
    _ plan: PublishPlan,
    announcing announce: @Sendable (SiteChanges) throws(Fault) -> Void = { _ in }
  ) async throws(Fault) -> PublishSummary {
    let output = try OutputFolder(output)
    let standing = try standing(at: output, for: plan.header.origin)
    async let known = Result { () throws(Fault) in try StandingSite(standing, in: output) }
    let part = try await PlannedPart(plan, part, jobs: jobs)
    let old = try await known.get()
    if let old, try await old.isAsPlanned(part, jobs: jobs) {
      if isVerified { try await verification(of: output.path, output).run(part.files) }
      try announce(.none)
      return try old.summary
    }
    let lock = try old.map { site throws(Fault) in try hold(site, of: output) }
    defer { lock?.release() }
    let stage = try StageFolder(beside: output)
    do throws(Fault) {
      let summary = try await publish(
        part, at: output, replacing: standing, old, by: stage, announcing: announce)
      stage.release()
      return summary
    } catch {
      stage.discard()
      throw error
    }
  }

  /// Keeps other runs from exchanging the site meanwhile, and makes sure that none has since it was
  /// looked at.
  private func hold(_ site: StandingSite, of output: OutputFolder) throws(Fault) -> FolderLock {
    guard let lock = try FolderLock(output.path),
      try record.read(in: output.path, named: site.records)?.manifest.header
        == site.manifest.header
    else { throw .busyOutput(output.name) }
    return lock
  }

  private func standing(
    at output: OutputFolder, for origin: ManifestHeader.Origin
  ) throws(Fault) -> OutputFolder.Standing {
    try output.heal()
    let standing = try output.standing(
      isForced: isForced, under: part.records, knowing: record)
    let isLive = standing.header?.origin == .live
    if isLive, !origin.mayReplaceLive, !isForced {
      throw .keepsLiveSite(output.name, from: origin)
    }
    return standing
  }

  private func publish(
    _ part: PlannedPart, at output: OutputFolder,
    replacing standing: OutputFolder.Standing, _ old: StandingSite?, by stage: StageFolder,
    announcing announce: @Sendable (SiteChanges) throws(Fault) -> Void
  ) async throws(Fault) -> PublishSummary {
    let writer = SiteWriter(
      stage: stage, part: part, standing: old, jobs: jobs, progress: progress)
    // Of a large wiki it takes long to read, and the files may be made meanwhile.
    async let oldLinks = Result { () throws(Fault) in try old?.links() }
    let site = try await writer.write()
    let knownLinks = try await oldLinks.get()
    let review = SiteReview(
      reader: PageReader(folder: stage.path, paths: part.paths, jobs: jobs), own: part.own,
      old: old.flatMap { site in
        knownLinks.map { ($0, site.hasPaths(of: part.paths) ? nil : site.paths.sorted) }
      })
    async let made = record(of: site, part, in: stage)
    let links = try await review.run(site)
    let record = try await made.get()
    let records = try await SiteRecords(
      record, links, named: part.records, in: (own: part.own.sorted, all: part.paths.sorted))
    let keptRecords = try await records.write(into: stage, replacing: old)
    if isVerified {
      try await verification(of: stage.path, output).run(part.files)
      // Every page read again, as if nothing were known of any.
      let anew = try await SiteReview(reader: review.reader, own: part.own, old: nil).run(site)
      guard anew.pages == links.pages else {
        throw .notVerified([part.records.links], in: output.name)
      }
    }
    let foreign = try foreignFiles(in: output, standing, old, part)
    let carriedOver = try foreign?.carry(into: stage) ?? 0
    let changes =
      old?.changes(to: part.own, kept: site.kept.union(keptRecords))
      ?? SiteChanges(added: part.own.sorted, changed: [], removed: [])
    try announce(changes)
    let known = (old?.manifest.files.keys).map(Array.init) ?? []
    let leftover = try put(
      stage, at: output, replacing: standing,
      knowing: known + part.records.all + (foreign?.carried ?? []))
    return PublishSummary(
      pages: site.pages, unchangedPages: site.keptPages,
      removedPages: old?.pages.count { !part.own.contains($0) } ?? 0,
      files: part.own.sorted.count, bytes: site.bytes + records.size,
      changes: changes, carriedOver: carriedOver, leftover: leftover)
  }

  private func record(
    of site: WrittenSite, _ part: PlannedPart, in stage: StageFolder
  ) async -> Result<FolderRecord, Fault> {
    do throws(Fault) {
      return .success(part.record(of: site, contents: try await contents(of: part, in: stage)))
    } catch {
      return .failure(error)
    }
  }

  /// A share's: its files are carried to where they are joined, and known there by them.
  private func contents(
    of part: PlannedPart, in stage: StageFolder
  ) async throws(Fault) -> [String: String] {
    guard part.claim != nil else { return [:] }
    return try await ContentDigest.all(
      of: part.files.map(\.path), in: stage.path, named: stage.name, jobs: jobs)
  }

  private func verification(of folder: String, _ output: OutputFolder) -> SiteVerification {
    SiteVerification(folder: folder, name: output.name, jobs: jobs)
  }

  private func foreignFiles(
    in output: OutputFolder, _ standing: OutputFolder.Standing, _ old: StandingSite?,
    _ part: PlannedPart
  ) throws(Fault) -> ForeignFiles? {
    guard standing.mode != nil else { return nil }
    let foreign = try ForeignFiles(
      in: output, of: old?.manifest, records: part.records, planned: part.own)
    if old != nil, !isForced { try foreign.refuseTaken() }
    return foreign
  }

  /// Returns where the old site still lies, if it could not be removed; `known` are the files that may
  /// go with it.
  private func put(
    _ stage: StageFolder, at output: OutputFolder, replacing standing: OutputFolder.Standing,
    knowing known: [String]
  ) throws(Fault) -> String? {
    guard let mode = standing.mode else {
      try exchange.put(stage, at: output)
      return nil
    }
    try stage.setMode(mode, asOf: output.path)
    let replaced = ReplacedFolder(
      path: try exchange.put(stage, inPlaceOf: output), refuge: stage.refuge)
    return replaced.remove(known)
  }
}
