import Foundation
import Testing

@Suite struct `A wiki without an address` {
  private static let webFiles: Set = Set(
    ["sitemap.xml", "robots.txt", "assets/card.png"]
      + ["characters", "locations", "episodes", "movies", "people"].map { "assets/card-\($0).png" })
  /// They list the files that there are.
  private static let records: Set = ["wikigen-links.json", "wikigen-manifest.json"]

  @Test func `lacks only the files of the web`() async throws {
    let sites = try await WebSites.made.value
    #expect(sites.plain.paths.subtracting(sites.based.paths).isEmpty)
    #expect(sites.based.paths.subtracting(sites.plain.paths) == Self.webFiles)
  }

  @Test func `is the same in every file, less the elements of the web`() async throws {
    let sites = try await WebSites.made.value
    for path in sites.plain.paths.subtracting(Self.records).sorted() {
      if path.hasSuffix(".html") {
        let isMissing = path == "404.html"
        let (lesser, removed) = WebElements.removed(from: sites.based.text(path))
        #expect((removed > 0) == !isMissing, "\(path)")
        let difference = TextDifference(
          isMissing ? WebElements.unlinked(lesser) : lesser, from: sites.plain.text(path))
        #expect(difference == nil, "\(path): \(difference?.description ?? "")")
      } else {
        #expect(sites.plain.bytes[path] == sites.based.bytes[path], "\(path)")
      }
    }
  }

  @Test func `says its own address nowhere`() async throws {
    let plain = try await WebSites.made.value.plain
    #expect(plain.paths.filter { plain.text($0).contains("wiki.example") }.isEmpty)
  }
}
