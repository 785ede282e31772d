import Diagnostics
import Foundation
import Synchronization

/// Stdout and stderr of this process.
enum StandardStreams {
  /// The code of the first error of stdout, or 0.
  private static let outputError = Atomic<Int32>(0)

  /// Why not all that was asked for went out, such as a full disk. Whoever stops reading wants no more: that is none.
  static var outputFault: Fault? {
    let code = outputError.load(ordering: .relaxed)
    return code == 0 || code == EPIPE ? nil : .unwritableOutput(code)
  }

  /// Opens those that the caller closed, leading nowhere: else the first file that is opened has the number of one,
  /// and is told what is meant for people.
  static func open() {
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(stream, F_GETFD) < 0 {
      // The lowest number that is free is the stream's. Where not even this can be opened, nothing can.
      _ = Foundation.open("/dev/null", O_RDWR)
    }
  }

  static func write(_ text: String) {
    guard let code = write(text, to: STDOUT_FILENO) else { return }
    _ = outputError.compareExchange(expected: 0, desired: code, ordering: .relaxed)
  }

  /// There is no place left to say that it fails.
  static func complain(_ text: String) { _ = write(text, to: STDERR_FILENO) }

  /// The code of the error that kept it from being written whole.
  private static func write(_ text: String, to stream: Int32) -> Int32? {
    var text = text
    return text.withUTF8 { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Foundation.write(
          stream, UnsafeBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count >= 0 {
          rest = rest.dropFirst(count)
        } else if errno == EAGAIN {
          // A terminal or a pipe that another program made so as not to wait.
          var waiting = pollfd(fd: stream, events: Int16(POLLOUT), revents: 0)
          poll(&waiting, 1, -1)
        } else if errno != EINTR {
          return errno
        }
      }
      return nil
    }
  }
}
