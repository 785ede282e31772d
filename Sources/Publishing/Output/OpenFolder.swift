import Diagnostics
import Foundation

/// A folder that is held open: to the files in it the system has a shorter way from here than from the
/// root, and a site has ten thousand.
///
/// A class because it is closed once nobody holds it any more.
final class OpenFolder: Sendable {
  let path: String
  let descriptor: Int32

  init(_ path: String) throws(Fault) {
    self.path = path
    descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .unreadable(path, errno) }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }
}
