import Diagnostics

/// A share as it is joined with others, held against what it says of itself. No build exchanges it
/// until it is released.
struct ShareFolder: Sendable {
  let name: String
  let path: String
  let manifest: Manifest
  let claim: ShareClaim
  private let lock: FolderLock

  /// Refuses a folder that is no share, and one with other files than it had when it was made.
  init(_ folder: OutputFolder) throws(Fault) {
    name = folder.name
    path = folder.path
    guard try Self.isThere(in: path) else {
      let isSite = try FileStatus(of: "\(path)/\(Manifest.fileName)", followingLinks: true) != nil
      throw .notAShare(name, isSite: isSite)
    }
    guard let lock = try FolderLock(path) else { throw .busyOutput(name) }
    self.lock = lock
    let record: FolderRecord?
    do throws(Fault) {
      record = try FolderRecord.read(in: path, named: .share)
    } catch {
      throw error.advising("Build the share again")
    }
    guard let record, let claim = record.claim else { throw .notAShare(name, isSite: false) }
    manifest = record.manifest
    self.claim = claim
    try checkFiles()
  }

  static func isThere(in folder: String) throws(Fault) -> Bool {
    try FileStatus(of: "\(folder)/\(RecordNames.share.manifest)", followingLinks: false)?.kind
      == .file
  }

  /// Refuses a file with other bytes than were written.
  func checkContents(jobs: Int) async throws(Fault) {
    let files = manifest.files.keys.sorted()
    let contents = try await ContentDigest.all(of: files, in: path, named: name, jobs: jobs)
    guard let altered = files.first(where: { contents[$0] != claim.contents[$0] }) else { return }
    throw .alteredShareFile("\(name)/\(altered)")
  }

  func bytes(of file: String) throws(Fault) -> [UInt8] {
    try FileReader.bytes(at: "\(path)/\(file)", named: "\(name)/\(file)")
  }

  /// Empty where the record of them is missing or damaged.
  func links() throws(Fault) -> SiteLinks {
    let names = RecordNames.share
    return SiteLinks(
      in: path, named: names.links, besideManifest: try bytes(of: names.manifest))
  }

  func release() { lock.release() }

  private func checkFiles() throws(Fault) {
    let items = try FolderTree(path).items()
    let sizes = Dictionary(
      items.filter { $0.kind == .file }.map { ($0.path, $0.size) },
      uniquingKeysWith: { first, _ in first })
    for (file, known) in manifest.files.sorted(by: { $0.key < $1.key }) {
      guard let size = sizes[file] else { throw .missingShareFile("\(name)/\(file)") }
      guard size == known.size else { throw .alteredShareFile("\(name)/\(file)") }
    }
    let stray = items.first { item in
      item.kind != .folder && manifest.files[item.path] == nil
        && !RecordNames.share.all.contains(item.path)
    }
    if let stray { throw .strayShareFile("\(name)/\(stray.path)") }
    guard Set(manifest.files.keys) == Set(claim.paths.filter(claim.share.has)) else {
      throw .inconsistentShare(name)
    }
  }
}
