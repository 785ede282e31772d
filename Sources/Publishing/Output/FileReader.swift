import Diagnostics
import Foundation

/// Reads files, and says what the system says where that can't be.
enum FileReader {
  /// Nil if nothing lies there; `name` is what a fault calls the file.
  static func bytesIfThere(at path: String, named name: String) throws(Fault) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      let code = errno
      if code == ENOENT || code == ENOTDIR { return nil }
      throw .unreadable(name, code)
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .unreadable(name, errno) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Int(status.st_size) + 1)
    while let piece = try piece(of: descriptor, atLeast: Int(status.st_size), named: name) {
      bytes += piece
    }
    return bytes
  }

  static func bytes(at path: String, named name: String) throws(Fault) -> [UInt8] {
    guard let bytes = try bytesIfThere(at: path, named: name) else {
      throw .unreadable(name, ENOENT)
    }
    return bytes
  }

  /// Nil at the end of the file.
  private static func piece(
    of descriptor: Int32, atLeast size: Int, named name: String
  ) throws(Fault) -> [UInt8]? {
    let room = max(1 << 12, size)
    var code: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      var read = Foundation.read(descriptor, buffer.baseAddress, room)
      while read < 0 && errno == EINTR {
        read = Foundation.read(descriptor, buffer.baseAddress, room)
      }
      if read < 0 { code = errno }
      count = max(0, read)
    }
    guard code == 0 else { throw .unreadable(name, code) }
    return bytes.isEmpty ? nil : bytes
  }
}
