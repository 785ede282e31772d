import Diagnostics
import Foundation

/// The folder beside the output in which a new site is built.
struct StageFolder: Sendable {
  /// What faults call the site.
  let name: String
  let path: String
  /// Where the old site goes for the moment of the exchange.
  let aside: String

  init(beside output: OutputFolder) throws(Fault) {
    name = output.name
    path = output.path.siblingPath(output.asideName(getpid(), .new))
    aside = output.path.siblingPath(output.asideName(getpid(), .old))
    try FileWriter.makeFolders(output.parent)
    guard mkdir(path, 0o755) == 0 else { throw .unwritable(output.parent, errno) }
  }

  func makeFolders(_ folders: some Sequence<String>) throws(Fault) {
    // Sorted, a folder stands before those inside it.
    for folder in folders.sorted() {
      guard mkdir("\(path)/\(folder)", 0o755) == 0 else {
        throw .unwritable("\(name)/\(folder)", errno)
      }
    }
  }

  func write(_ bytes: [UInt8], to file: String) throws(Fault) {
    try FileWriter.write(bytes, to: "\(path)/\(file)", named: "\(name)/\(file)")
  }

  /// Brings in a file of the old site.
  func take(_ file: String, from old: String) throws(Fault) {
    try FileCopy.take("\(old)/\(file)", to: "\(path)/\(file)", named: "\(name)/\(file)")
  }

  func bytes(of file: String) throws(Fault) -> [UInt8] {
    guard let data = FileManager.default.contents(atPath: "\(path)/\(file)") else {
      throw .unreadable("\(name)/\(file)", EIO)
    }
    return Array(data)
  }

  /// Gives it the permissions, and if it may the group, of the folder it will replace: a web server
  /// may read it by its group alone.
  func setMode(_ mode: mode_t, asOf old: String) throws(Fault) {
    if let status = try FileStatus(of: old, followingLinks: false) {
      _ = chown(path, uid_t.max, status.group)
    }
    guard chmod(path, mode) == 0 else { throw .unwritable(name, errno) }
  }

  /// After a fault; what can't be removed the next run removes.
  func discard() { FileWriter.remove(path) }
}
