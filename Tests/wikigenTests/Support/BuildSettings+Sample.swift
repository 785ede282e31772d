import ArgumentParser
import Diagnostics
import Testing

@testable import wikigen

extension SourceOutline {
  static func sample(
    name: String = "rickandmorty", categories: [String] = ["status", "species"],
    credentials: [String] = [], rate: Double = 3
  ) -> SourceOutline {
    SourceOutline(
      name: name, title: "Rick and Morty", what: "characters and episodes",
      baseURL: "https://api.example/api", categories: categories, credentials: credentials,
      completeness: "every entry of each list", rate: rate, inFlight: 2)
  }
}

extension Surroundings {
  static func sample(
    environment: [String: String] = [:], in folder: String = "/nowhere", processors: Int = 4
  ) -> Surroundings {
    Surroundings(environment: environment, workingDirectory: folder, processors: processors)
  }
}

extension BuildSettings {
  /// The settings of `wikigen build` with these arguments.
  static func sample(
    _ arguments: [String] = [], environment: [String: String] = [:], in folder: String = "/nowhere",
    sources: [SourceOutline] = [.sample()]
  ) throws -> BuildSettings {
    let command = try #require(
      try WikigenCommand.parseAsRoot(["build"] + arguments) as? BuildCommand)
    return try command.settings(
      in: .sample(environment: environment, in: folder), sources: sources)
  }
}

/// The fault that the arguments of `wikigen build` end in.
func fault(
  _ arguments: [String], environment: [String: String] = [:], in folder: String = "/nowhere",
  sources: [SourceOutline] = [.sample()]
) throws -> Fault {
  try #require(
    throws: Fault.self,
    performing: {
      _ = try BuildSettings.sample(
        arguments, environment: environment, in: folder, sources: sources)
    })
}
