import Diagnostics
import Foundation

/// Makes folders and files, and says in the user's terms what went wrong.
enum FileWriter {
  /// Makes a folder and those it lies in; the mode is that of the last.
  static func makeFolder(_ path: String, mode: mode_t = 0o755) throws(Fault) {
    var status = stat()
    if stat(path, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFDIR else { throw .unwritableCache(path, ENOTDIR) }
      return
    }
    if let slash = path.lastIndex(of: "/"), slash > path.startIndex {
      try makeFolder(String(path[..<slash]))
    }
    // Another run may make it at the same time.
    guard mkdir(path, mode) == 0 || errno == EEXIST else { throw .unwritableCache(path, errno) }
  }

  /// Writes a file under a passing name first: at no moment is there half of it under its own.
  static func replace(_ path: String, with bytes: [UInt8]) throws(Fault) {
    var template = Array((path + ".XXXXXX").utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw .unwritableCache(path, errno) }
    do throws(Fault) {
      try write(bytes, to: descriptor, named: path)
      guard rename(template, path) == 0 else { throw .unwritableCache(path, errno) }
    } catch {
      unlink(template)
      throw error
    }
  }

  /// The same with a passing name that others may use for the same bytes at the same time.
  static func replace(_ path: String, with bytes: [UInt8], by half: String) throws(Fault) {
    let descriptor = open(half, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .unwritableCache(half, errno) }
    try write(bytes, to: descriptor, named: half)
    // Gone if another one was quicker.
    guard rename(half, path) == 0 || errno == ENOENT else { throw .unwritableCache(path, errno) }
  }

  /// Closes the file too.
  private static func write(
    _ bytes: [UInt8], to descriptor: Int32, named path: String
  ) throws(Fault) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        Foundation.write(
          descriptor, buffer.baseAddress?.advanced(by: written), bytes.count - written)
      }
      let code = errno
      if count >= 0 {
        written += count
      } else if code != EINTR {
        close(descriptor)
        throw .unwritableCache(path, code)
      }
    }
    guard close(descriptor) == 0 else { throw .unwritableCache(path, errno) }
  }
}
