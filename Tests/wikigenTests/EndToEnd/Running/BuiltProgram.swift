import Foundation

/// The program that was built with the tests, run as a user runs it.
enum BuiltProgram {
  private static let gate = ProgramGate(width: 2)

  /// Of this process's environment it gets only what does not steer it.
  ///
  /// The wiki is of Rick and Morty alone unless `WIKIGEN_SOURCE` is given; an empty one leaves the
  /// choice to the program.
  static func run(
    _ arguments: [String], in folder: TemporaryFolder, _ environment: [String: String] = [:]
  ) async throws -> ProgramRun {
    let path = folder.path
    return try await gate.pass {
      try await start(arguments, in: path, environment).result()
    }
  }

  /// What the shell makes of `script`, in which `"$0"` is the program.
  static func run(script: String, in folder: TemporaryFolder) async throws -> ProgramRun {
    let path = folder.path
    return try await gate.pass {
      try await RunningProgram(
        "/bin/sh", ["-c", script, self.path()], in: path,
        surroundings.merging(["WIKIGEN_SOURCE": "rickandmorty"]) { $1 }
      ).result()
    }
  }

  /// One that ends before that is not killed.
  static func run(
    _ arguments: [String], in folder: TemporaryFolder, killedAfter delay: Duration
  ) async throws -> ProgramRun {
    let path = folder.path
    return try await gate.pass {
      let program = try start(arguments, in: path, [:])
      program.kill(after: .microseconds(Int(delay / .microseconds(1))))
      return try await program.result()
    }
  }

  /// The same, without waiting for its end, nor for other programs to end first.
  static func start(
    _ arguments: [String], in folder: TemporaryFolder, _ environment: [String: String] = [:]
  ) throws -> RunningProgram {
    try start(arguments, in: folder.path, environment)
  }

  private static func start(
    _ arguments: [String], in folder: String, _ environment: [String: String]
  ) throws -> RunningProgram {
    try RunningProgram(
      path(), arguments, in: folder,
      surroundings.merging(["WIKIGEN_SOURCE": "rickandmorty"]) { $1 }
        .merging(environment) { $1 })
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
