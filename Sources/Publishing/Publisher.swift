import Diagnostics

/// Makes a site aside and puts it in place at the end; a fault leaves the old site as it was.
public struct Publisher: Sendable {
  private let output: String
  private let isForced: Bool
  private let isVerified: Bool
  private let jobs: Int
  private let progress: Progress
  private let exchange: FolderExchange

  /// `output` is relative to the current folder, or absolute; `jobs` files are made at a time. A
  /// verified site is compared with one that is made from nothing.
  public init(
    output: String, isForced: Bool, isVerified: Bool = false, jobs: Int, progress: Progress
  ) {
    self.init(
      output: output, isForced: isForced, isVerified: isVerified, jobs: jobs, progress: progress,
      exchange: FolderExchange())
  }

  init(
    output: String, isForced: Bool, isVerified: Bool = false, jobs: Int, progress: Progress,
    exchange: FolderExchange
  ) {
    self.output = output
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
    try output.probe()
  }

  /// What the site that stands says of itself, if it is of the same origin.
  public func header(of origin: ManifestHeader.Origin) throws(Fault) -> ManifestHeader? {
    let header = try standing(at: OutputFolder(output), for: origin).header
    return header?.origin == origin ? header : nil
  }

  /// All that is known of the site that stands, if it is of the same origin.
  public func manifest(of origin: ManifestHeader.Origin) throws(Fault) -> Manifest? {
    guard try header(of: origin) != nil else { return nil }
    return try Manifest.read(in: OutputFolder(output).path)
  }

  /// The site that stands, if it was made of the same and is whole: there is nothing to do then.
  public func unchanged(since header: ManifestHeader) throws(Fault) -> PublishSummary? {
    guard !isVerified, header.inputs != nil else { return nil }
    let output = try OutputFolder(output)
    let standing = try standing(at: output, for: header.origin)
    guard standing.header == header, let site = try StandingSite(standing, in: output),
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
    let paths = try SitePaths(planned: plan.files)
    let output = try OutputFolder(output)
    let standing = try standing(at: output, for: plan.header.origin)
    let old = try StandingSite(standing, in: output)
    if let old, try old.isAsPlanned(plan) {
      if isVerified { try await verification(of: output.path, output).run(plan.files) }
      try announce(.none)
      return try old.summary
    }
    let stage = try StageFolder(beside: output)
    do throws(Fault) {
      let summary = try await publish(
        plan, paths, at: output, replacing: standing, old, by: stage, announcing: announce)
      stage.release()
      return summary
    } catch {
      stage.discard()
      throw error
    }
  }

  private func standing(
    at output: OutputFolder, for origin: ManifestHeader.Origin
  ) throws(Fault) -> OutputFolder.Standing {
    try output.heal()
    let standing = try output.standing(isForced: isForced)
    let isLive = standing.header?.origin == .live
    if isLive, !origin.mayReplaceLive, !isForced {
      throw .keepsLiveSite(output.name, from: origin)
    }
    return standing
  }

  private func publish(
    _ plan: PublishPlan, _ paths: SitePaths, at output: OutputFolder,
    replacing standing: OutputFolder.Standing, _ old: StandingSite?, by stage: StageFolder,
    announcing announce: @Sendable (SiteChanges) throws(Fault) -> Void
  ) async throws(Fault) -> PublishSummary {
    let writer = SiteWriter(
      stage: stage, paths: paths, standing: old, jobs: jobs, progress: progress)
    let site = try await writer.write(plan.files)
    let review = SiteReview(
      reader: PageReader(folder: stage.path, paths: paths, jobs: jobs),
      old: try old.map { site throws(Fault) in
        (try site.links(), SitePaths(of: site.manifest))
      })
    let links = try await review.run(site)
    let records = try SiteRecords(plan, sizes: site.sizes, links)
    let keptRecords = try records.write(into: stage, replacing: old)
    if isVerified { try await verification(of: stage.path, output).run(plan.files) }
    let carriedOver = try carryOver(from: output, standing, old, into: stage, paths)
    let changes =
      old?.changes(to: paths, kept: site.kept.union(keptRecords))
      ?? SiteChanges(added: paths.sorted, changed: [], removed: [])
    try announce(changes)
    let leftover = try put(stage, at: output, replacing: standing)
    return PublishSummary(
      pages: site.pages, unchangedPages: site.keptPages,
      removedPages: old?.pages.count { !paths.contains($0) } ?? 0,
      files: plan.files.count + SitePaths.own.count, bytes: site.bytes + records.size,
      changes: changes, carriedOver: carriedOver, leftover: leftover)
  }

  private func verification(of folder: String, _ output: OutputFolder) -> SiteVerification {
    SiteVerification(folder: folder, name: output.name, jobs: jobs)
  }

  private func carryOver(
    from output: OutputFolder, _ standing: OutputFolder.Standing, _ old: StandingSite?,
    into stage: StageFolder, _ paths: SitePaths
  ) throws(Fault) -> Int {
    guard standing.mode != nil else { return 0 }
    let foreign = try ForeignFiles(in: output, of: old?.manifest, planned: paths)
    if old != nil, !isForced { try foreign.refuseTaken() }
    return try foreign.carry(into: stage)
  }

  /// Returns where the old site still lies, if it could not be removed.
  private func put(
    _ stage: StageFolder, at output: OutputFolder, replacing standing: OutputFolder.Standing
  ) throws(Fault) -> String? {
    guard let mode = standing.mode else {
      try exchange.put(stage, at: output)
      return nil
    }
    try stage.setMode(mode, asOf: output.path)
    return FileWriter.remove(try exchange.put(stage, inPlaceOf: output))
  }
}
