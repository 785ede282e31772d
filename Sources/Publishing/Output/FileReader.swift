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
    // One byte more than it should have: the end shows without another piece.
    var bytes = try piece(of: descriptor, room: Int(status.st_size) + 1, named: name)
    var isFull = bytes.count > Int(status.st_size)
    while isFull {
      let more = try piece(of: descriptor, room: 1 << 16, named: name)
      bytes += more
      isFull = more.count == 1 << 16
    }
    return bytes
  }

  static func bytes(at path: String, named name: String) throws(Fault) -> [UInt8] {
    guard let bytes = try bytesIfThere(at: path, named: name) else {
      throw .unreadable(name, ENOENT)
    }
    return bytes
  }

  /// The bytes that come next; fewer than there is room for at the end of the file alone.
  private static func piece(
    of descriptor: Int32, room: Int, named name: String
  ) throws(Fault) -> [UInt8] {
    var code: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      while count < room {
        let read = Foundation.read(descriptor, buffer.baseAddress.map { $0 + count }, room - count)
        if read > 0 {
          count += read
        } else if read == 0 {
          return
        } else if errno != EINTR {
          code = errno
          return
        }
      }
    }
    guard code == 0 else { throw .unreadable(name, code) }
    return bytes
  }
}
