import Foundation
import Testing

@Suite struct `A wiki without search` {
  @Test func `lacks only the page, the script and the index of the search`() async throws {
    let sites = try await SearchSites.made.value
    let missing = sites.searched.paths.subtracting(sites.searchless.paths)
    #expect(sites.searchless.paths.subtracting(sites.searched.paths).isEmpty)
    let others = missing.filter { !$0.hasPrefix("assets/search/") }
    #expect(others.count == 2)
    #expect(others.contains("search.html"))
    #expect(others.contains { $0.wholeMatch(of: /assets\/search-[0-9a-f]{10}\.js/) != nil })
    #expect(missing.contains("assets/search/index.js"))
    #expect(!sites.searchless.paths.contains { $0.hasPrefix("assets/search") })
  }

  @Test func `is the same in every file, less the box and what a machine is told of it`()
    async throws
  {
    let sites = try await SearchSites.made.value
    let records: Set = ["wikigen-links.json", "wikigen-manifest.json"]
    for path in sites.searchless.paths.subtracting(records).sorted() {
      guard path.hasSuffix(".html") else {
        #expect(sites.searchless.bytes[path] == sites.searched.bytes[path], "\(path)")
        continue
      }
      let (lesser, removed) = SearchElements.removed(from: sites.searched.text(path))
      #expect(removed == (path == "404.html" ? 0 : path == "index.html" ? 2 : 1), "\(path)")
      let difference = TextDifference(lesser, from: sites.searchless.text(path))
      #expect(difference == nil, "\(path): \(difference?.description ?? "")")
    }
  }

  @Test func `leads nowhere that is not there, and keeps nothing of it offline`() async throws {
    let folder = try TemporaryFolder()
    let site = try await WebSites.build(
      "site", ["--pwa", "--source", "rickandmorty", "--set", "pages.search=false"], in: folder)
    let check = try await BuiltProgram.run(["check", "site", "--strict"], in: folder)
    #expect(check.code == 0, "\(check.output)\(check.complaints)")
    #expect(!site.text("service-worker.js").contains("\"search.html\""))
    #expect(!site.text("service-worker.js").contains("\"assets/search-"))
  }

  @Test func `is made anew when the setting comes and goes`() async throws {
    let folder = try TemporaryFolder()
    let plain = ["--source", "rickandmorty", "--images", "none"]
    let searched = try await WebSites.build("site", plain, in: folder)
    let without = try await WebSites.build(
      "site", plain + ["--set", "pages.search=false"], in: folder)
    #expect(!without.paths.contains("search.html"))
    #expect(try await WebSites.build("site", plain, in: folder) == searched)
  }
}
