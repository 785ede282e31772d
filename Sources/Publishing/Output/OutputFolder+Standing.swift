import Diagnostics
import Foundation

extension OutputFolder {
  /// What lies there now, refused where such a part of a site must not be built over it; `record` is what
  /// was read of it before.
  func standing(
    isForced: Bool, under names: RecordNames, knowing record: StandingRecord
  ) throws(Fault) -> Standing {
    guard let status = try FileStatus(of: path, followingLinks: false) else { return .nothing }
    guard status.kind == .folder else { throw .fileInTheWay(name) }
    let outside = path == "/" ? nil : try FileStatus(of: parent, followingLinks: false)
    guard let outside, outside.device == status.device, !FolderTree.isMountPoint(path) else {
      throw .mountPoint(name)
    }
    // Whoever stands in it would find it empty after the exchange.
    guard try !holdsWorkingFolder() else { throw .workingFolder(name) }
    guard access(path, R_OK | W_OK | X_OK) == 0 else { throw .unwritable(name, errno) }
    guard try !PrecompressedMark.isThere(in: path) else { throw .precompressedCopy(name) }
    try refuseOther(than: names)
    do throws(Fault) {
      if let record = try record.read(in: path, named: names) {
        return .site(record, mode: status.mode)
      }
    } catch {
      guard isForced else { throw error }
    }
    let isEmpty = try FolderTree.names(in: path).isEmpty
    guard isForced || isEmpty else { throw .notOurs(name) }
    return .folder(mode: status.mode)
  }

  /// A site and a share in one folder would be neither, so not even a forced build makes them that.
  private func refuseOther(than names: RecordNames) throws(Fault) {
    if names == .site, try ShareFolder.isThere(in: path) { throw .shareInTheWay(name) }
    if names == .share,
      try FileStatus(of: "\(path)/\(Manifest.fileName)", followingLinks: true) != nil
    {
      throw .siteInTheWay(name)
    }
  }

  /// Removes what killed runs left beside it, and puts back a site that one of them had moved away.
  func heal() throws(Fault) {
    guard try FileStatus(of: parent, followingLinks: false) != nil else { return }
    for name in try FolderTree.allNames(in: parent).compactMap(\.self).sorted() {
      guard let aside = aside(named: name) else { continue }
      let leftover = path.siblingPath(name)
      // Held until it is gone, so that nobody takes it up meanwhile.
      let lock: FolderLock?
      do throws(Fault) {
        lock = try FolderLock(leftover, madeBy: aside.process)
      } catch {
        // Not ours to look into: no run will take that name.
        continue
      }
      guard let lock else { continue }
      defer { lock.release() }
      let isMissing = try FileStatus(of: path, followingLinks: false) == nil
      if aside.role == .old && isMissing {
        guard rename(leftover, path) == 0 else { throw .stranded(self.name, at: leftover, errno) }
      } else {
        FileWriter.remove(leftover)
      }
    }
  }

  /// Fails if no folder can be made beside it; what it makes it takes away again.
  func probe() throws(Fault) {
    var folder = parent
    while try FileStatus(of: folder, followingLinks: false) == nil { folder = folder.folderOfPath }
    // A name that no run takes for one of its own: another one may look for those just now. What a killed run leaves
    // the next one of the same user takes away; another user's may have to stay, as in /tmp.
    let probe = "\(folder == "/" ? "" : folder)/.wikigen-probe-\(geteuid())"
    guard mkdir(probe, 0o755) == 0 || errno == EEXIST else { throw .unwritable(folder, errno) }
    guard rmdir(probe) == 0 || errno == ENOENT else { throw .unwritable(probe, errno) }
  }
}

extension String {
  /// The path of `name` in the same folder.
  func siblingPath(_ name: String) -> String {
    let folder = folderOfPath
    return folder == "/" ? "/\(name)" : "\(folder)/\(name)"
  }
}
