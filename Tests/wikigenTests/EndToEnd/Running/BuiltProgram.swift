import Foundation

/// The program that was built with the tests, run as a user runs it.
enum BuiltProgram {
  private static let gate = ProgramGate(width: 2)
  private static let patience = Duration.seconds(120)

  /// Of this process's environment it gets only what does not steer it.
  ///
  /// The wiki is of Rick and Morty alone unless `WIKIGEN_SOURCE` is given; an empty one leaves the
  /// choice to the program.
  static func run(
    _ arguments: [String], in folder: TemporaryFolder, _ environment: [String: String] = [:]
  ) async throws -> ProgramRun {
    try await run(arguments, in: folder.path, environment, killedAfter: patience)
  }

  /// One that ends before that is not killed.
  static func run(
    _ arguments: [String], in folder: TemporaryFolder, killedAfter delay: Duration
  ) async throws -> ProgramRun {
    try await run(arguments, in: folder.path, [:], killedAfter: delay)
  }

  private static func run(
    _ arguments: [String], in folder: String, _ environment: [String: String],
    killedAfter delay: Duration
  ) async throws -> ProgramRun {
    try await gate.pass {
      // Files and not pipes: a pipe that nobody reads in time stops the program.
      let streams = try TemporaryFolder(["out": "", "err": ""])
      let process = Process()
      process.executableURL = URL(filePath: try path())
      process.arguments = arguments
      process.currentDirectoryURL = URL(filePath: folder)
      process.environment = surroundings.merging(["WIKIGEN_SOURCE": "rickandmorty"]) { $1 }
        .merging(environment) { $1 }
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = try FileHandle(
        forWritingTo: URL(filePath: "\(streams.path)/out"))
      process.standardError = try FileHandle(forWritingTo: URL(filePath: "\(streams.path)/err"))
      try await finish(process, within: delay)
      return ProgramRun(
        code: process.terminationReason == .exit ? process.terminationStatus : nil,
        output: try String(contentsOfFile: "\(streams.path)/out", encoding: .utf8),
        complaints: try String(contentsOfFile: "\(streams.path)/err", encoding: .utf8))
    }
  }

  /// A run that takes too long is killed, and then has no exit code.
  private static func finish(_ process: Process, within delay: Duration) async throws {
    let alarm = Alarm()
    try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
      process.terminationHandler = { _ in
        alarm.silence()
        done.resume()
      }
      do {
        try process.run()
        alarm.kill(process.processIdentifier, after: delay)
      } catch {
        done.resume(throwing: error)
      }
    }
  }

  /// `WIKIGEN` names it, else it lies beside the bundle of the tests.
  static func path() throws -> String {
    if let named = ProcessInfo.processInfo.environment["WIKIGEN"] { return named }
    for argument in CommandLine.arguments {
      guard let bundle = argument.range(of: ".xctest") else { continue }
      let folder = URL(filePath: String(argument[..<bundle.upperBound]))
        .deletingLastPathComponent()
      let program = folder.appending(path: "wikigen").path
      if FileManager.default.isExecutableFile(atPath: program) { return program }
    }
    throw NotBuilt(arguments: CommandLine.arguments)
  }

  static var surroundings: [String: String] {
    let steering = ["CI", "NO_COLOR", "SOURCE_DATE_EPOCH", "TZ", "LANG", "LANGUAGE"]
    return ProcessInfo.processInfo.environment.filter { name, _ in
      !steering.contains(name) && !name.lowercased().hasSuffix("_proxy")
        && !["WIKIGEN", "TMDB", "LC_"].contains { name.hasPrefix($0) }
    }
  }

  struct NotBuilt: Error {
    let arguments: [String]
  }
}
