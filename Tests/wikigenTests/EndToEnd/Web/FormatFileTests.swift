import Foundation
import Testing

@Suite struct `Files beside the pages` {
  @Test func `are all that --json and --markdown add, but for their links`() async throws {
    let sites = try await FormatSites.made.value
    let more = sites.full.paths.subtracting(sites.plain.paths)
    #expect(sites.plain.paths.subtracting(sites.full.paths).isEmpty)
    #expect(more.allSatisfy { $0.hasSuffix(".json") || $0.hasSuffix(".md") })
    let link = /<link rel="alternate" type="(application\/json|text\/markdown)" href="[^"]*">\n/
    for path in sites.plain.paths where !path.hasPrefix("wikigen-") {
      let isPage = path.hasSuffix(".html")
      let isSame =
        isPage
        ? sites.full.text(path).replacing(link, with: "") == sites.plain.text(path)
        : sites.full.bytes[path] == sites.plain.bytes[path]
      #expect(isSame, "\(path)")
    }
  }

  @Test func `of Markdown lie beside each page with content of its own`() async throws {
    let site = try await FormatSites.made.value.full
    let without: Set = ["404.html", "search.html", "favourites.html", "random.html"]
    for path in site.pages {
      let file = path.dropLast("html".count) + "md"
      #expect(site.paths.contains(String(file)) != without.contains(path), "\(path)")
      let name = file.split(separator: "/").last ?? ""
      let link = "<link rel=\"alternate\" type=\"text/markdown\" href=\"\(name)\">"
      #expect(site.text(path).contains(link) != without.contains(path), "\(path)")
    }
    let pilot = site.text("episodes/1-pilot.md")
    #expect(pilot.contains("# Pilot\n"))
    #expect(!pilot.contains("<html") && !pilot.contains("<h1"))
  }

  @Test func `stay as they are where nothing changed, and go with the flag`() async throws {
    let folder = try TemporaryFolder()
    let formats = ["--json", "--markdown", "--source", "rickandmorty", "--images", "none"]
    let first = try await WebSites.build("site", formats, in: folder)
    let report = try await BuiltProgram.run(
      ["build", "--fixtures", "--out", "site", "--set", "sources.tmdb.people=full", "--verify"]
        + formats, in: folder)
    #expect(report.code == 0, "\(report.complaints)")
    #expect(report.output.hasPrefix("Nothing changed: "))
    #expect(try SiteFiles("site", in: folder) == first)
    let renamed = try await WebSites.build(
      "site", formats + ["--set", "site.title=Other"], in: folder)
    #expect(first.differences(from: renamed).contains("api/index.json"))
    #expect(!first.differences(from: renamed).contains("characters/1-rick-sanchez.json"))
    let plain = try await WebSites.build(
      "site", ["--source", "rickandmorty", "--images", "none"], in: folder)
    #expect(!plain.paths.contains { $0.hasPrefix("api/") || $0.hasSuffix(".md") })
    #expect(!plain.paths.contains("characters/1-rick-sanchez.json"))
  }
}
