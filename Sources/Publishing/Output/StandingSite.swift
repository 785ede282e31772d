import Diagnostics
import Foundation

/// A site that wikigen published, or a share of one, as it lies in the output folder now.
struct StandingSite: Sendable {
  let folder: String
  /// The folder, held open.
  let files: OpenFolder
  let manifest: Manifest
  let claim: ShareClaim?
  /// What lies behind a link of somebody else is not the site's.
  private let linkedFolders: Set<String>

  init(_ record: FolderRecord, in folder: String) throws(Fault) {
    self.folder = folder
    files = try OpenFolder(folder)
    manifest = record.manifest
    claim = record.claim
    var linked: Set<String> = []
    let innermost = Set(manifest.files.keys.compactMap(\.parentFolder))
    for inner in Set(innermost.flatMap { String($0 + "/").parentFolders }) {
      let status = try FileStatus(of: "\(folder)/\(inner)", followingLinks: false)
      if status?.kind == .link { linked.insert(inner) }
    }
    linkedFolders = linked
  }

  var records: RecordNames { claim == nil ? .site : .share }

  /// Those of the whole site, in which the links of its pages lead.
  var paths: SitePaths { claim.map { SitePaths(site: $0.paths) } ?? SitePaths(of: manifest) }

  /// Whether it is a whole site with the paths of another one.
  func hasPaths(of other: SitePaths) -> Bool {
    guard claim == nil else { return false }
    let own = Set(SitePaths.own)
    return other.sorted.count == manifest.files.count + own.count
      && other.sorted.allSatisfy { manifest.files[$0] != nil || own.contains($0) }
  }

  /// Why a file must be made again; nil if it lies there as it would be made.
  ///
  /// Its size is looked at, not its bytes: that would take longer than making them.
  func cause(ofMaking path: String, digest: String) throws(Fault) -> MakingCause? {
    guard let old = manifest.files[path] else { return .new }
    guard old.digest == digest else { return MakingCause(from: old.digest, to: digest) }
    return try isWhole(path, old) ? nil : .altered
  }

  /// Whether all files are there, in the size in which they were written.
  func isWhole() throws(Fault) -> Bool {
    for (path, file) in manifest.files {
      guard try isWhole(path, file) else { return false }
    }
    return try FileStatus(of: "\(folder)/\(records.links)", followingLinks: false)?.kind
      == .file
  }

  /// The bytes of a file, nil if it is not `size` long or can't be read.
  func bytes(of path: String, size: Int) throws(Fault) -> [UInt8]? {
    guard let file = manifest.files[path], file.size == size, try isWhole(path, file) else {
      return nil
    }
    return try FileReader.bytesIfThere(at: "\(folder)/\(path)", named: "\(folder)/\(path)")
  }

  private func isWhole(_ path: String, _ file: Manifest.File) throws(Fault) -> Bool {
    guard let status = try FileStatus(of: path, in: files) else { return false }
    return status.kind == .file && status.size == file.size
      && (linkedFolders.isEmpty || linkedFolders.isDisjoint(with: path.parentFolders))
  }
}
