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

  /// Removes every picture that has none of the names, halves of files of killed processes too.
  func sweep(keeping names: Set<PictureName>) throws(Fault) {
    let kept = Set(names.map { "\($0.folder)/\($0.file)" })
    for folder in try FolderListing.names(in: path) ?? [] where Self.isFolder(folder) {
      for file in try FolderListing.names(in: "\(path)/\(folder)") ?? [] {
        let place = "\(folder)/\(file)"
        guard Self.isOurs(place), !kept.contains(place) else { continue }
        let stray = "\(path)/\(place)"
        guard unlink(stray) == 0 || errno == ENOENT else { throw .unwritableCache(stray, errno) }
      }
    }
  }

  private static func isFolder(_ name: String) -> Bool {
    name.wholeMatch(of: /[0-9a-f]{2}/) != nil
  }

  /// Whether a path below the folder has a name that only we give; also the half of a file, which a
  /// killed process left.
  static func isOurs(_ path: String) -> Bool {
    path.wholeMatch(of: /([0-9a-f]{2})\/\1[0-9a-f]{62}\.[a-z0-9]{1,5}(\.[A-Za-z0-9]{6})?/) != nil
  }
}
