import Diagnostics

/// All shares of one site, checked against one another, as the plan of the site that they make up.
public struct SharedSite: Sendable {
  /// Its files are those of the shares.
  public let plan: PublishPlan
  private let shares: [ShareFolder]

  /// Refuses shares that are not all of one plan, and fewer or more than there are of it.
  public init(_ folders: [String], jobs: Int) async throws(Fault) {
    shares = try Self.open(folders)
    try Self.checkUnity(of: shares)
    for share in shares { try await share.checkContents(jobs: jobs) }
    plan = try await Self.plan(of: shares, jobs: jobs)
  }

  /// Builds of the shares may go on.
  public func release() {
    for share in shares { share.release() }
  }

  /// Refuses a folder for the site that lies in a share, or would hold one.
  public func keepOut(_ name: String) throws(Fault) {
    let output = try OutputFolder(name).path
    for share in shares {
      guard
        output == share.path
          || !output.hasPrefix(share.path + "/") && !share.path.hasPrefix(output + "/")
      else { throw .mergedIntoShare(name, share.name) }
    }
  }

  /// Refuses to replace a site of whose entries the shares would leave no trace, since they were made
  /// without knowing it; `manifest` is what a build of the whole would have remembered.
  public func check(replacing manifest: Manifest?, in name: String) throws(Fault) {
    guard let manifest else { return }
    let digest = try FormerWiki.digest(of: OutputFolder(name).path)
    guard !shares.allSatisfy({ $0.claim.after == digest }) else { return }
    let planned = Set(plan.files.map(\.path))
    let former =
      manifest.files.filter { $0.value.entry != nil }.map(\.key)
      + manifest.former.redirects.keys + manifest.former.tombstones.keys
    if let lost = former.filter({ !planned.contains($0) }).min() {
      throw .lostAddress("\(name)/\(lost)", in: name)
    }
  }

  private static func open(_ folders: [String]) throws(Fault) -> [ShareFolder] {
    var shares: [ShareFolder] = []
    for name in folders {
      guard try FileStatus(of: name, followingLinks: true)?.kind == .folder else {
        throw .noShare(name)
      }
      let folder = try OutputFolder(name)
      if let first = shares.first(where: { $0.path == folder.path }) {
        throw .sameShare(name, as: first.name, first.claim.share)
      }
      shares.append(try ShareFolder(folder))
    }
    return shares
  }

  private static func checkUnity(of shares: [ShareFolder]) throws(Fault) {
    guard let first = shares.first else { throw .noShares() }
    var known: [SiteShare: ShareFolder] = [:]
    for share in shares {
      let number = share.claim.share
      guard number.count == first.claim.share.count else {
        throw .otherDivision(share.name, number, than: first.name, first.claim.share)
      }
      guard share.claim.plan == first.claim.plan else {
        throw .otherPlan(
          share.name, than: first.name, Self.difference(share.manifest, first.manifest))
      }
      if let twin = known.updateValue(share, forKey: number) {
        throw .sameShare(share.name, as: twin.name, number)
      }
    }
    let all = (1...first.claim.share.count).compactMap {
      SiteShare(number: $0, of: first.claim.share.count)
    }
    let missing = all.filter { known[$0] == nil }
    guard missing.isEmpty else { throw .missingShares(missing) }
  }

  /// What tells two plans apart, as the end of a sentence.
  private static func difference(_ left: Manifest, _ right: Manifest) -> String {
    if left.header.generator != right.header.generator {
      return "\(left.header.generator) made it, and not \(right.header.generator)"
    }
    if left.header != right.header { return "data, settings, templates or theme were others" }
    return left.former == right.former
      ? "its files are planned otherwise" : "it was planned after another wiki"
  }

  private static func plan(
    of shares: [ShareFolder], jobs: Int
  ) async throws(Fault) -> PublishPlan {
    let first = shares[0]
    let known = JoinedLinks(
      of: try shares.map { share throws(Fault) in try share.links() },
      among: shares.flatMap { $0.manifest.files.keys })
    var files: [PlannedFile] = []
    for share in shares {
      for (path, file) in share.manifest.files {
        var planned = PlannedFile(
          path: path, entry: file.entry, title: file.title, isPage: FileKind(of: path) == .page
        ) { FileDraft(digest: file.digest) { try share.bytes(of: path) } }
        planned.checked = known.checked(path)
        files.append(planned)
      }
    }
    let plan = PublishPlan(
      header: first.manifest.header, files: files.sorted { $0.path < $1.path },
      former: first.manifest.former)
    // What each says of itself fits, but not together.
    guard try await plan.digest(jobs: jobs) == first.claim.plan else {
      throw .inconsistentShare(first.name)
    }
    return plan
  }
}
