import Diagnostics

/// A site that wikigen published, held against its manifest, as it is packed: its own files and no
/// others. No build puts another one in its place until it is released.
public struct PackableSite: Sendable {
  public let header: ManifestHeader
  /// Relative to the site, sorted; its records are among them.
  public let files: [String]
  /// What wikigen did not write, and what no pack has therefore.
  public let foreign: [String]
  let folder: OutputFolder
  private let manifest: Manifest
  private let lock: FolderLock

  /// Refuses a folder that is no site of wikigen's, and a site of which a file is missing or has
  /// another size.
  public init(_ name: String) throws(Fault) {
    guard try FileStatus(of: name, followingLinks: true)?.kind == .folder else {
      throw .noFolderToPack(name)
    }
    folder = try OutputFolder(name)
    guard let manifest = try Self.manifest(in: folder) else {
      throw try ShareFolder.isThere(in: folder.path) ? .shareNotPackable(name) : .notPackable(name)
    }
    guard let lock = try FolderLock(folder.path) else { throw .busyOutput(name) }
    self.lock = lock
    self.manifest = manifest
    header = manifest.header
    let items = try FolderTree(folder.path).items()
    let sizes = Dictionary(
      items.filter { $0.kind == .file }.map { ($0.path, $0.size) },
      uniquingKeysWith: { first, _ in first })
    files = (manifest.files.keys + SitePaths.own).sorted()
    for file in files {
      guard let size = sizes[file] else { throw .missingFile("\(name)/\(file)") }
      let known = manifest.files[file]?.size
      guard known == nil || known == size else { throw .alteredFile("\(name)/\(file)") }
    }
    let ours = Set(files)
    foreign = items.filter { $0.kind != .folder && !ours.contains($0.path) }.map(\.path)
  }

  /// Builds may go on.
  public func release() { lock.release() }

  /// Those that a reader is shown.
  public var shownFiles: [String] { files.filter { !SitePaths.own.contains($0) } }

  /// In bytes; unknown of a site that was made before sizes were kept.
  func size(of file: String) -> Int? { manifest.files[file]?.size }

  /// The bytes of a file, refused if they are not those that were written, as far as the manifest can
  /// tell: it has the digest of every file but the pages.
  func bytes(of file: String) throws(Fault) -> [UInt8] {
    let name = "\(folder.name)/\(file)"
    let bytes = try FileReader.bytes(at: "\(folder.path)/\(file)", named: name)
    guard let known = manifest.files[file] else { return bytes }
    let isSame = known.size == nil || known.size == bytes.count
    guard isSame, !known.isDigestOfBytes || known.digest == ContentDigest.text(of: bytes) else {
      throw .alteredFile(name)
    }
    return bytes
  }

  /// What a copy with compressed files may have.
  var precompressed: Manifest { manifest.precompressed }

  /// Refuses a place in the site, or one that would hold it: what is packed is not packed again.
  func keepOut(_ path: String, named name: String) throws(Fault) {
    guard path != folder.path, !path.hasPrefix(folder.path + "/"),
      !folder.path.hasPrefix(path + "/")
    else { throw .packedIntoSite(name) }
  }

  private static func manifest(in folder: OutputFolder) throws(Fault) -> Manifest? {
    do throws(Fault) {
      return try Manifest.read(in: folder.path)
    } catch {
      throw error.advising("Build the wiki again, then pack it")
    }
  }
}

extension Manifest.File {
  /// Whether the digest is SHA-256 of the very bytes, and not of what a page is made from.
  fileprivate var isDigestOfBytes: Bool {
    digest.utf8.count == 64 && digest.utf8.allSatisfy { $0.hexValue != nil }
  }
}
