import Diagnostics
import Foundation

/// The folder beside the output in which a new site is built.
struct StageFolder: Sendable {
  /// What faults call the site.
  let name: String
  let path: String
  /// Where the old site goes for the moment of the exchange.
  let aside: String
  /// Where the old site goes that can't be removed.
  let refuge: String
  private let lock: FolderLock
  private let folder: OpenFolder

  init(beside output: OutputFolder) throws(Fault) {
    try FileWriter.makeFolders(output.parent)
    var number = getpid()
    while true {
      let path = output.path.siblingPath(output.asideName(number, .new))
      if mkdir(path, 0o755) != 0 {
        // A process of another container may have our number.
        guard errno == EEXIST else { throw .unwritable(output.parent, errno) }
      } else if let lock = try FolderLock(path, madeBy: number) {
        // Until then another run could take it for the leftover of a dead one.
        if try FileStatus(of: path, followingLinks: false) != nil {
          name = output.name
          self.path = path
          aside = output.path.siblingPath(output.asideName(number, .old))
          refuge = output.path.siblingPath(
            "\(output.path.split(separator: "/").last ?? "")-old-\(number)")
          self.lock = lock
          folder = try OpenFolder(path)
          return
        }
      }
      number += 1
    }
  }

  /// Nobody needs to keep away from it any more.
  func release() { lock.release() }

  func makeFolders(_ folders: some Sequence<String>) throws(Fault) {
    // Sorted, a folder stands before those inside it.
    for folder in folders.sorted() {
      guard mkdir("\(path)/\(folder)", 0o755) == 0 else {
        throw .unwritable("\(name)/\(folder)", errno)
      }
    }
  }

  func write(_ bytes: [UInt8], to file: String) throws(Fault) {
    try FileWriter.write(bytes, to: file, in: folder, named: "\(name)/\(file)")
  }

  /// Brings in a file of the old site.
  func take(_ file: String, from old: OpenFolder) throws(Fault) {
    try FileCopy.take(file, from: old, to: folder, named: "\(name)/\(file)")
  }

  /// Brings in a file of a folder that is not held open.
  func take(_ file: String, from old: String) throws(Fault) {
    try FileCopy.take("\(old)/\(file)", to: "\(path)/\(file)", named: "\(name)/\(file)")
  }

  /// Gives it the permissions, and if it may the owner and the group, of the folder it will replace: a
  /// web server may read it by its group alone.
  func setMode(_ mode: mode_t, asOf old: String) throws(Fault) {
    if let status = try FileStatus(of: old, followingLinks: false) {
      if chown(path, status.owner, status.group) != 0 { _ = chown(path, uid_t.max, status.group) }
    }
    guard chmod(path, mode) == 0 else { throw .unwritable(name, errno) }
  }

  /// After a fault; what can't be removed the next run removes.
  func discard() {
    FileWriter.remove(path)
    lock.release()
  }
}
