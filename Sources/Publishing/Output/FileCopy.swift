import Diagnostics
import Foundation

/// Brings a file of the old site into the new one.
enum FileCopy {
  private static let chunk = 1 << 16

  /// Gives it a second name, or copies it with its permissions and times where that can't be: not
  /// every file system has hard links, and not every owner allows them.
  ///
  /// `objection` says why a code of the system is a fault all the same.
  static func take(
    _ source: String, to path: String, named name: String,
    objection: (Int32) -> Fault? = { _ in nil }
  ) throws(Fault) {
    if link(source, path) == 0 { return }
    try copy(source, to: path, named: name, insteadOfLink: errno, objection: objection)
  }

  /// The same of a file by its path in both folders.
  static func take(
    _ file: String, from old: OpenFolder, to new: OpenFolder, named name: String
  ) throws(Fault) {
    if linkat(old.descriptor, file, new.descriptor, file, 0) == 0 { return }
    try copy(
      "\(old.path)/\(file)", to: "\(new.path)/\(file)", named: name, insteadOfLink: errno)
  }

  /// `code` says why it can't have a second name.
  private static func copy(
    _ source: String, to path: String, named name: String, insteadOfLink code: Int32,
    objection: (Int32) -> Fault? = { _ in nil }
  ) throws(Fault) {
    if let fault = objection(code) { throw fault }
    guard [EPERM, EMLINK, ENOTSUP, EOPNOTSUPP, EXDEV, ENOSYS].contains(code) else {
      throw code == ENOENT ? .unreadable(source, code) : .unwritable(name, code)
    }
    let input = open(source, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard input >= 0 else { throw .unreadable(source, errno) }
    defer { close(input) }
    var status = stat()
    guard fstat(input, &status) == 0 else { throw .unreadable(source, errno) }
    let output = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, status.st_mode & 0o777)
    guard output >= 0 else { throw .unwritable(name, errno) }
    do throws(Fault) {
      try copy(input, source, to: output, named: name)
      // The mode in `open` is what the umask leaves of it.
      guard fchmod(output, status.st_mode & 0o777) == 0, futimens(output, status.times) == 0 else {
        throw .unwritable(name, errno)
      }
    } catch {
      close(output)
      throw error
    }
    guard close(output) == 0 else { throw .unwritable(name, errno) }
  }

  private static func copy(
    _ input: Int32, _ source: String, to output: Int32, named name: String
  ) throws(Fault) {
    var buffer = [UInt8](repeating: 0, count: chunk)
    while true {
      let count = read(input, &buffer, chunk)
      if count == 0 { return }
      if count > 0 {
        try FileWriter.write(Array(buffer[..<count]), to: output, named: name)
      } else if errno != EINTR {
        throw .unreadable(source, errno)
      }
    }
  }
}

extension stat {
  /// When it was read, and when it was changed.
  var times: [timespec] {
    #if canImport(Darwin)
      [st_atimespec, st_mtimespec]
    #else
      [st_atim, st_mtim]
    #endif
  }
}
