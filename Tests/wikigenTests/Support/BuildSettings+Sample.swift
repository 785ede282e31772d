import ArgumentParser
import Diagnostics
import Fetching
import Importing
import Testing

@testable import wikigen

extension SourceOutline {
  static func sample(
    name: String = "rickandmorty", categories: [String] = ["status", "species"],
    credentials: [CredentialForm] = [], settings: [SourceSetting] = [], rate: Double = 3
  ) -> SourceOutline {
    SourceOutline(
      name: name, title: "Rick and Morty", what: "characters and episodes",
      baseURL: "https://api.example/api", categories: categories, credentials: credentials,
      credentialPage: credentials.isEmpty ? nil : "https://api.example/keys", settings: settings,
      completeness: "every entry of each list", rate: rate, inFlight: 2)
  }
}

extension [CredentialForm] {
  static var sample: [CredentialForm] {
    [
      CredentialForm(variable: "TOKEN", placement: .bearer),
      CredentialForm(variable: "KEY", placement: .query("api_key")),
    ]
  }
}

extension [SourceSetting] {
  /// One of each kind.
  static var sample: [SourceSetting] {
    [
      SourceSetting(
        "lists", .list(of: ["popular", "upcoming", "discover"]), fallback: "popular",
        help: "The lists to take."),
      SourceSetting(
        "discover", .parameters(of: ["with_genres", "vote_count.gte", "sort_by"]),
        help: "What the list discover is asked."),
      SourceSetting("language", .languageTag, help: "The language."),
      SourceSetting("region", .countryCode, help: "The country."),
      SourceSetting("people", .word(["none", "shown", "full"]), help: "The people."),
      SourceSetting("cast", .number(1...500), fallback: "20", help: "The top-billed."),
      SourceSetting("deny.ids", .items, help: "Those to leave out."),
      SourceSetting("deny.keywords", .items, help: "Those to leave out."),
    ]
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
    return try command.request.settings(
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
