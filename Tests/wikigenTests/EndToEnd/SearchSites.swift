/// The wiki of the sample data for an address, with the search and without.
struct SearchSites {
  let searched: SiteFiles
  let searchless: SiteFiles

  static let made = Task { try await SearchSites() }

  private init() async throws {
    let folder = try TemporaryFolder()
    let address = ["--base-url", WebSites.address]
    searched = try await WebSites.build("searched", address, in: folder)
    searchless = try await WebSites.build(
      "searchless", address + ["--set", "pages.search=false"], in: folder)
  }
}
