/// The wiki of the sample data with the files beside its pages, and without.
struct FormatSites {
  let plain: SiteFiles
  let full: SiteFiles

  static let made = Task { try await FormatSites() }

  private init() async throws {
    let folder = try TemporaryFolder()
    plain = try await WebSites.build("plain", [], in: folder)
    full = try await WebSites.build("full", ["--json", "--markdown"], in: folder)
  }
}
