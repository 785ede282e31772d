import Diagnostics
import Foundation

/// A program of the system that does a part of the work, where it is installed.
struct ExternalProgram: Sendable {
  let name: String
  private let path: String
  private let environment: [String: String]

  /// Nil where no folder of `PATH` has it. It is shown nothing of the environment but what it needs to
  /// run: credentials stay here.
  init?(_ name: String, in environment: [String: String]) {
    let folders = (environment["PATH"] ?? "").split(separator: ":").filter { $0.hasPrefix("/") }
    let path = folders.map { "\($0)/\(name)" }.first {
      DiskItem(atPath: $0) == .file && FileManager.default.isExecutableFile(atPath: $0)
    }
    guard let path else { return nil }
    self.name = name
    self.path = path
    self.environment = environment.filter { ["PATH", "TMPDIR", "HOME"].contains($0.key) }
  }

  /// Waits for its end. The last that it prints is in the fault if it ends badly.
  func run(_ arguments: [String], in folder: String) async throws(Fault) {
    // A file and no pipe: a pipe that nobody reads in time stops the program.
    let words = FileManager.default.temporaryDirectory
      .appending(path: "wikigen-\(UUID().uuidString).txt")
    let code: Int32?
    do {
      try Data().write(to: words, options: .withoutOverwriting)
      let output = try FileHandle(forWritingTo: words)
      code = try await end(of: process(arguments, in: folder, output))
      try output.close()
    } catch {
      throw Fault.programNotRun(name)
    }
    defer { unlink(words.path) }
    guard !Task.isCancelled else { throw Fault.programStopped(name) }
    guard code == 0 else { throw Fault.programFailed(name, code, lastLine(of: words)) }
  }

  private func process(
    _ arguments: [String], in folder: String, _ output: FileHandle
  ) -> Process {
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder)
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    return process
  }

  /// The code it ends with, nil if a signal ended it.
  private func end(of process: Process) async throws -> Int32? {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        process.terminationHandler = { process in
          continuation.resume(
            returning: process.terminationReason == .exit ? process.terminationStatus : nil)
        }
        do {
          try process.run()
          // What cancelled the run while the program was starting found nothing to stop.
          if Task.isCancelled { stop(process) }
        } catch {
          continuation.resume(throwing: error)
        }
      }
    } onCancel: {
      stop(process)
    }
  }

  /// With SIGKILL: a program inherits which signals its starter blocks or ignores, so it may never see SIGTERM. What
  /// it leaves lies in the folder that the pack is made in, which is removed. Programs that it started itself go on.
  private func stop(_ process: Process) {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }

  private func lastLine(of file: URL) -> String {
    let bytes = FileManager.default.contents(atPath: file.path) ?? Data()
    let lines = String(decoding: bytes.suffix(4_096), as: UTF8.self).split(
      whereSeparator: \.isNewline)
    return lines.last.map(String.init) ?? ""
  }
}
