import Foundation

/// The folder of a preview, of which nothing but its own files can be read: no link is followed, and
/// hidden files are not there.
struct PreviewFolder: Sendable {
  enum Item {
    case file([UInt8])
    case folder
  }

  let path: String

  /// `steps` are the names on the way, not yet trusted; nil if nothing lies there that may be read.
  func item(at steps: [String]) throws -> Item? {
    guard steps.allSatisfy(Self.isPlain) else { return nil }
    var descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    for step in steps where descriptor >= 0 {
      let next = openat(descriptor, step, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
      let code = errno
      close(descriptor)
      errno = code
      descriptor = next
    }
    guard descriptor >= 0 else {
      if [ENOENT, ENOTDIR, ELOOP, ENAMETOOLONG].contains(errno) { return nil }
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file([UInt8](try file.readToEnd() ?? Data()))
    case S_IFDIR: return .folder
    default: return nil
    }
  }

  private static func isPlain(_ name: String) -> Bool {
    !name.isEmpty && !name.hasPrefix(".") && !name.utf8.contains { $0 == 0x2F || $0 == 0 }
  }
}
