import Foundation

/// The wiki of the sample data for an address, and for none.
struct WebSites {
  let plain: SiteFiles
  let based: SiteFiles

  static let address = "https://wiki.example/of/both"
  static let made = Task { try await WebSites() }

  private init() async throws {
    let folder = try TemporaryFolder()
    plain = try await Self.build("plain", [], in: folder)
    based = try await Self.build("based", ["--base-url", Self.address + "/"], in: folder)
  }

  static func build(
    _ name: String, _ arguments: [String], in folder: TemporaryFolder
  ) async throws -> SiteFiles {
    let run = try await BuiltProgram.run(
      ["build", "--fixtures", "--quiet", "--out", name, "--set", "sources.tmdb.people=full"]
        + arguments, in: folder,
      ["WIKIGEN_SOURCE": ""])
    guard run.code == 0 else { throw Refused(complaints: run.complaints) }
    return try SiteFiles(name, in: folder)
  }

  struct Refused: Error {
    let complaints: String
  }
}

extension SiteFiles {
  var pages: [String] { paths.filter { $0.hasSuffix(".html") }.sorted() }
}
