import Diagnostics
import Foundation

/// The files of the pictures, named by what they hold.
struct PictureFolder: Sendable {
  let path: String

  func path(of name: PictureName) -> String { "\(path)/\(name.folder)/\(name.file)" }

  /// Whether the file is there in its full length.
  func has(_ name: PictureName, byteCount: Int) -> Bool {
    var status = stat()
    return stat(path(of: name), &status) == 0 && status.st_mode & S_IFMT == S_IFREG
      && Int(status.st_size) == byteCount
  }

  func write(_ bytes: [UInt8], as name: PictureName) throws(Fault) {
    if has(name, byteCount: bytes.count) { return }
    try FileWriter.makeFolder("\(path)/\(name.folder)")
    try FileWriter.replace(path(of: name), with: bytes)
  }

  /// Removes every file that has none of the names, halves of files of killed processes too.
  func sweep(keeping names: Set<PictureName>) throws(Fault) {
    let files = Set(names.map(\.file))
    for folder in try FolderListing.names(in: path) ?? [] where folder.utf8.count == 2 {
      for file in try FolderListing.names(in: "\(path)/\(folder)") ?? []
      where !files.contains(file) {
        let stray = "\(path)/\(folder)/\(file)"
        guard unlink(stray) == 0 || errno == ENOENT else { throw .unwritableCache(stray, errno) }
      }
    }
  }
}
