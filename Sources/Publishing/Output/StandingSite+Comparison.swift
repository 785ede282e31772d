import Diagnostics
import Foundation

extension StandingSite {
  /// Nil where nothing of wikigen's stands.
  init?(_ standing: OutputFolder.Standing, in output: OutputFolder) throws(Fault) {
    guard let record = standing.record else { return nil }
    try self.init(record, in: output.path)
  }

  var pages: [String] { manifest.files.keys.filter { $0.hasSuffix(".html") } }

  /// Whether publishing the plan would change nothing at all.
  func isAsPlanned(_ part: PlannedPart, jobs: Int) async throws(Fault) -> Bool {
    guard manifest.header == part.plan.header, manifest.former == part.plan.former,
      part.isClaimed(by: claim), manifest.files.count == part.files.count,
      try isWhole()
    else { return false }
    return try await part.files.concurrentMap(jobs: jobs) { file throws(Fault) in
      guard let old = manifest.files[file.path], old.entry == file.entry, old.title == file.title
      else { return false }
      return try file.drafted().digest == old.digest
    }.allSatisfy(\.self)
  }

  /// What it consists of, as it stands.
  var summary: PublishSummary {
    get throws(Fault) {
      var bytes = manifest.files.values.reduce(0) { $0 + ($1.size ?? 0) }
      for own in records.all {
        bytes += try FileStatus(of: "\(folder)/\(own)", followingLinks: false)?.size ?? 0
      }
      return PublishSummary(
        pages: pages.count, unchangedPages: pages.count, removedPages: 0,
        files: manifest.files.count + records.all.count, bytes: bytes, changes: .none,
        carriedOver: 0, leftover: nil)
    }
  }

  /// Whether the manifest, or the record of the links, has these bytes.
  func isRecord(_ path: String, _ bytes: [UInt8]) throws(Fault) -> Bool {
    let status = try FileStatus(of: "\(folder)/\(path)", followingLinks: false)
    guard status?.kind == .file, status?.size == bytes.count else { return false }
    return try FileReader.bytes(at: "\(folder)/\(path)", named: "\(folder)/\(path)") == bytes
  }

  /// What is known of the links of its pages.
  func links() throws(Fault) -> SiteLinks {
    let manifest = "\(folder)/\(records.manifest)"
    return SiteLinks(
      in: folder, named: records.links,
      besideManifest: try FileReader.bytes(at: manifest, named: manifest))
  }

  /// `kept` are the files that the new site shares with it.
  func changes(to paths: SitePaths, kept: Set<String>) -> SiteChanges {
    let old = Set(manifest.files.keys).union(records.all)
    let new = paths.sorted.filter { !kept.contains($0) }
    return SiteChanges(
      added: new.filter { !old.contains($0) }, changed: new.filter(old.contains),
      removed: old.filter { !paths.contains($0) })
  }
}
