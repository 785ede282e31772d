import Diagnostics

/// What a folder is to have of a plan, beside the whole, into which its links lead.
struct PlannedPart: Sendable {
  let plan: PublishPlan
  /// Those that the folder is to have.
  let files: [PlannedFile]
  /// Of the whole site.
  let paths: SitePaths
  /// Of the folder, with its records.
  let own: SitePaths
  let records: RecordNames
  let claim: ShareClaim?

  init(_ plan: PublishPlan, _ part: SitePart, jobs: Int) async throws(Fault) {
    self.plan = plan
    records = part.records
    paths = try SitePaths(planned: plan.files)
    switch part {
    case .whole:
      files = plan.files
      own = paths
      claim = nil
    case .share(let share, _):
      files = plan.files.filter { share.has($0.path) }
      own = SitePaths(files.map(\.path) + RecordNames.share.all)
      claim = ShareClaim(
        share: share, plan: try await plan.digest(jobs: jobs), after: try part.afterDigest,
        paths: plan.files.map(\.path).sorted())
    }
  }

  /// Whether a folder claims to be what this makes of it.
  func isClaimed(by other: ShareClaim?) -> Bool {
    switch (claim, other) {
    case (nil, nil): true
    case (let claim?, let other?): claim.isAs(other)
    default: false
    }
  }

  /// What the folder says of itself once its files are written; `contents` are a share's digests.
  func record(of site: WrittenSite, contents: [String: String]) -> FolderRecord {
    var files = [String: Manifest.File](minimumCapacity: self.files.count)
    for (file, written) in zip(self.files, site.files) {
      guard let written else {
        preconditionFailure("\(file.path) was to be written, and no fault was told")
      }
      files[file.path] = Manifest.File(
        digest: written.digest, entry: file.entry, title: file.title, size: written.size)
    }
    var claim = claim
    claim?.contents = contents
    return FolderRecord(
      manifest: Manifest(header: plan.header, files: files, former: plan.former), claim: claim)
  }
}
