import Diagnostics

/// Makes a site aside and puts it in place at the end; a fault leaves the old site as it was.
public struct Publisher: Sendable {
  private let output: String
  private let isForced: Bool
  private let jobs: Int
  private let progress: Progress
  private let exchange: FolderExchange

  /// `output` is relative to the current folder, or absolute; `jobs` files are made at a time.
  public init(output: String, isForced: Bool, jobs: Int, progress: Progress) {
    self.init(
      output: output, isForced: isForced, jobs: jobs, progress: progress,
      exchange: FolderExchange())
  }

  init(
    output: String, isForced: Bool, jobs: Int, progress: Progress, exchange: FolderExchange
  ) {
    self.output = output
    self.isForced = isForced
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

  public func publish(_ plan: PublishPlan) async throws(Fault) -> PublishSummary {
    let paths = try SitePaths(planned: plan.files)
    let output = try OutputFolder(output)
    let standing = try standing(at: output, for: plan.header.origin)
    let stage = try StageFolder(beside: output)
    do throws(Fault) {
      return try await publish(plan, at: output, replacing: standing, by: stage, paths)
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
    let isLive = standing.manifest?.header.origin == .live
    if isLive, !origin.mayReplaceLive, !isForced {
      throw .keepsLiveSite(output.name, from: origin)
    }
    return standing
  }

  private func publish(
    _ plan: PublishPlan, at output: OutputFolder, replacing standing: OutputFolder.Standing,
    by stage: StageFolder, _ paths: SitePaths
  ) async throws(Fault) -> PublishSummary {
    let writer = SiteWriter(stage: stage, paths: paths, jobs: jobs, progress: progress)
    let site = try await writer.write(plan.files)
    let findings = site.findings.sorted()
    guard findings.isEmpty else { throw .findings(findings) }
    let manifest = try write(Manifest(plan), into: stage)
    let carriedOver = try carryOver(from: output, standing, into: stage, paths)
    let leftover = try put(stage, at: output, replacing: standing)
    return PublishSummary(
      pages: site.pages, files: site.files + 1, bytes: site.bytes + manifest,
      removedPages: standing.manifest?.files.keys
        .count { $0.hasSuffix(".html") && !paths.contains($0) } ?? 0,
      carriedOver: carriedOver, leftover: leftover)
  }

  /// Returns its size.
  private func write(_ manifest: Manifest, into stage: StageFolder) throws(Fault) -> Int {
    let bytes: [UInt8]
    do {
      bytes = try manifest.encoded()
    } catch {
      throw .unforeseen(Manifest.fileName, error)
    }
    try stage.write(bytes, to: Manifest.fileName)
    return bytes.count
  }

  private func carryOver(
    from output: OutputFolder, _ standing: OutputFolder.Standing, into stage: StageFolder,
    _ paths: SitePaths
  ) throws(Fault) -> Int {
    guard standing.mode != nil else { return 0 }
    let foreign = try ForeignFiles(in: output, of: standing.manifest, planned: paths)
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
    try stage.setMode(mode)
    try exchange.put(stage, inPlaceOf: output)
    return FileWriter.remove(stage.aside)
  }
}
