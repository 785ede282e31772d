import Diagnostics
import Foundation

/// The removal of a site that wikigen wrote, or of a share of one: of the files that its manifest
/// names, and of its records. What else lies there stays.
public struct SiteRemoval: Sendable {
  /// Relative to the site, in the order in which they go.
  public let files: [String]
  /// What wikigen did not write.
  public let foreign: [String]
  /// Of the files.
  public let bytes: Int
  private let output: OutputFolder
  private let folders: Set<String>
  private let names: RecordNames
  private let header: ManifestHeader
  private let record = StandingRecord()

  /// Nil where nothing lies; refuses a folder that is no site of wikigen's.
  public init?(of folder: String) throws(Fault) {
    output = try OutputFolder(folder)
    names = try ShareFolder.isThere(in: output.path) ? .share : .site
    var manifest: Manifest?
    do throws(Fault) {
      manifest = try record.read(in: output.path, named: names)?.manifest
      if try PrecompressedMark.isThere(in: output.path) { manifest = manifest?.precompressed }
    } catch {
      throw error.advising("Remove the folder yourself")
    }
    let items = try Self.items(in: output)
    if items.isEmpty { return nil }
    guard let manifest else { throw .notRemovable(output.name) }
    header = manifest.header
    let names = names
    let isOurs = { (item: FolderTree.Item) in
      item.kind == .file && (manifest.files[item.path] != nil || names.all.contains(item.path))
    }
    // The manifest goes last: without it the rest could not be removed the next time.
    let ourItems = items.filter(isOurs)
    let ours = ourItems.map(\.path)
    files =
      ours.filter { $0 != names.manifest } + ours.filter { $0 == names.manifest }
    foreign = items.filter { $0.isLeaf && $0.kind != .folder && !isOurs($0) }.map(\.path)
    folders = Set(ours.flatMap(\.parentFolders))
    bytes = ourItems.reduce(0) { $0 + $1.size }
  }

  /// With what killed runs left beside it. Folders that are empty afterwards go too, unless somebody
  /// else made them, or holds the one that the site is in and lets nobody write there. Nothing goes where a file could
  /// not go. Refuses a site that another run is replacing, packing or joining, or has replaced since it was
  /// looked at.
  public func run() throws(Fault) {
    try output.heal()
    guard let lock = try FolderLock(output.path),
      try record.read(in: output.path, named: names)?.manifest.header == header
    else { throw .busyOutput(output.name) }
    defer { lock.release() }
    for folder in [""] + folders.sorted().map({ "/\($0)" })
    where access(output.path + folder, W_OK | X_OK) != 0 && errno != ENOENT {
      throw Self.unwritable(output.name + folder, errno)
    }
    for file in files {
      guard unlink("\(output.path)/\(file)") == 0 || errno == ENOENT else {
        throw Self.unwritable("\(output.name)/\(file)", errno)
      }
    }
    // Sorted, a folder stands before those inside it.
    for folder in folders.sorted().reversed() { try removeIfEmpty("/\(folder)") }
    try removeIfEmpty("")
  }

  private func removeIfEmpty(_ folder: String) throws(Fault) {
    guard rmdir(output.path + folder) != 0 else { return }
    let code = errno
    // A mount point stays, as the folder that a program stands in may on some systems, and one that lies where its user
    // may not write.
    let isOthers = folder.isEmpty && [EACCES, EPERM, EROFS].contains(code)
    guard isOthers || [ENOTEMPTY, EEXIST, ENOENT, EBUSY, EINVAL].contains(code) else {
      throw Self.unwritable(output.name + folder, code)
    }
  }

  private static func unwritable(_ path: String, _ code: Int32) -> Fault {
    .unwritable(path, code).advising("Change the permissions of its folder")
  }

  private static func items(in output: OutputFolder) throws(Fault) -> [FolderTree.Item] {
    guard try FileStatus(of: output.path, followingLinks: false) != nil else { return [] }
    do throws(Fault) {
      return try FolderTree(output.path).items()
    } catch {
      throw error.advising("Change its permissions")
    }
  }
}
