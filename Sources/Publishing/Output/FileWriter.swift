import Diagnostics
import Foundation

/// Makes and removes files and folders, and says in the user's terms what went wrong.
enum FileWriter {
  private static let newFile = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC

  /// `name` is what a fault calls the file.
  static func write(_ bytes: [UInt8], to path: String, named name: String) throws(Fault) {
    try fill(open(path, newFile, 0o644), with: bytes, named: name)
  }

  /// The same of a file by its path in a folder.
  static func write(
    _ bytes: [UInt8], to file: String, in folder: OpenFolder, named name: @autoclosure () -> String
  ) throws(Fault) {
    try fill(openat(folder.descriptor, file, newFile, 0o644), with: bytes, named: name())
  }

  /// Closes it too.
  private static func fill(
    _ descriptor: Int32, with bytes: [UInt8], named name: @autoclosure () -> String
  ) throws(Fault) {
    guard descriptor >= 0 else { throw fault(of: errno, naming: name()) }
    do throws(Fault) {
      try write(bytes, to: descriptor, named: name())
    } catch {
      close(descriptor)
      throw error
    }
    guard close(descriptor) == 0 else { throw fault(of: errno, naming: name()) }
  }

  static func write(
    _ bytes: [UInt8], to descriptor: Int32, named name: @autoclosure () -> String
  ) throws(Fault) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        Foundation.write(
          descriptor, buffer.baseAddress?.advanced(by: written), bytes.count - written)
      }
      if count >= 0 {
        written += count
      } else if errno != EINTR {
        throw fault(of: errno, naming: name())
      }
    }
  }

  /// Takes the code first: to put the name together may set another one.
  private static func fault(of code: Int32, naming name: @autoclosure () -> String) -> Fault {
    .unwritable(name(), code)
  }

  /// Makes a folder and those it lies in.
  static func makeFolders(_ path: String) throws(Fault) {
    if try FileStatus(of: path, followingLinks: true) != nil { return }
    try makeFolders(path.folderOfPath)
    // Another run may make it at the same time.
    guard mkdir(path, 0o755) == 0 || errno == EEXIST else {
      throw .unwritable(path.folderOfPath, errno)
    }
  }

  /// Removes all that lies at a path; what can't be removed is left, and its path returned.
  @discardableResult
  static func remove(_ path: String) -> String? {
    do {
      try FileManager.default.removeItem(atPath: path)
      return nil
    } catch {
      return path
    }
  }
}
