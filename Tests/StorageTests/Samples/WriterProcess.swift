import Foundation
import Synchronization

/// The program `StorageWriter`, which was built with the tests.
///
/// A class because the process is one. Its methods wait: tasks call them in `wait`.
final class WriterProcess: Sendable {
  private let process = Process()
  private let output = Pipe()
  private let input = Pipe()
  private let unread = Mutex<[UInt8]>([])

  init(_ mode: String, _ folder: String) throws {
    process.executableURL = URL(filePath: try Self.path())
    process.arguments = [mode, folder]
    process.standardOutput = output
    process.standardInput = input
    try process.run()
  }

  /// Work that waits, away from the tasks.
  @discardableResult
  static func wait<Value: Sendable>(
    _ work: @escaping @Sendable () throws -> Value
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { done in
      DispatchQueue.global().async { done.resume(with: Result(catching: work)) }
    }
  }

  var number: Int32 { process.processIdentifier }

  /// Fewer lines if the process ends before.
  func lines(_ count: Int) -> [String] {
    var lines: [String] = []
    while lines.count < count {
      if let line = nextLine() {
        lines.append(line)
      } else {
        let bytes = output.fileHandleForReading.availableData
        guard !bytes.isEmpty else { return lines }
        unread.withLock { $0 += bytes }
      }
    }
    return lines
  }

  /// Returns the lines that were still to be read; half a line is none.
  @discardableResult
  func kill() -> [String] {
    if process.isRunning { Foundation.kill(number, SIGKILL) }
    let rest = lines(.max)
    process.waitUntilExit()
    return rest
  }

  private func nextLine() -> String? {
    unread.withLock { bytes in
      guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      defer { bytes.removeSubrange(...end) }
      return String(decoding: bytes[..<end], as: UTF8.self)
    }
  }

  private static func path() throws -> String {
    for argument in CommandLine.arguments {
      guard let bundle = argument.range(of: ".xctest") else { continue }
      let folder = URL(filePath: String(argument[..<bundle.upperBound]))
        .deletingLastPathComponent()
      let program = folder.appending(path: "StorageWriter").path
      if FileManager.default.isExecutableFile(atPath: program) { return program }
    }
    throw NotBuilt(arguments: CommandLine.arguments)
  }

  struct NotBuilt: Error {
    let arguments: [String]
  }
}
