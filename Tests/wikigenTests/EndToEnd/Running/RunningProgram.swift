import Foundation

/// A run of the program that may not have ended yet. One that takes too long is killed.
///
/// A class because the process is one, and whoever kills it shares it.
final class RunningProgram: Sendable {
  private let process = Process()
  private let streams: TemporaryFolder
  private let alarm = Alarm()
  private let end = End()

  private static let patience = DispatchTimeInterval.seconds(120)

  init(
    _ program: String, _ arguments: [String], in folder: String, _ environment: [String: String]
  ) throws {
    // Files and not pipes: a pipe that nobody reads in time stops the program.
    streams = try TemporaryFolder(["out": "", "err": ""])
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder)
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    let output = try FileHandle(forWritingTo: URL(filePath: "\(streams.path)/out"))
    let complaints = try FileHandle(forWritingTo: URL(filePath: "\(streams.path)/err"))
    // The program has its own by then. Foundation never lets go of a process that nobody waits for, nor of its streams,
    // and where 1,350 files are open it reads past the end of its list of them. That is mended after Swift 6.3
    // (swiftlang/swift-corelibs-foundation#5472); to close them may stay.
    defer {
      output.closeFile()
      complaints.closeFile()
    }
    process.standardOutput = output
    process.standardError = complaints
    process.terminationHandler = { [alarm, end] process in
      alarm.silence()
      end.reach(code: process.terminationReason == .exit ? process.terminationStatus : nil)
    }
    try process.run()
    alarm.kill(number, after: Self.patience)
  }

  var number: Int32 { process.processIdentifier }

  /// What it has written to stderr so far.
  var complaints: String {
    get throws { try String(contentsOfFile: "\(streams.path)/err", encoding: .utf8) }
  }

  /// With SIGKILL, which no program can do anything about.
  func kill() { alarm.kill(number) }

  func kill(after delay: DispatchTimeInterval) { alarm.kill(number, after: delay) }

  /// What it came to, once it has ended; a test that is over kills it.
  func result() async throws -> ProgramRun {
    let code = await withTaskCancellationHandler {
      await end.code()
    } onCancel: {
      kill()
    }
    return ProgramRun(
      code: code, output: try String(contentsOfFile: "\(streams.path)/out", encoding: .utf8),
      complaints: try complaints)
  }
}
