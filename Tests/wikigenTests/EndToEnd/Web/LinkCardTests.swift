import Foundation
import Testing

/// https://ogp.me, and X's cards.
@Suite struct `The card of a link` {
  private static let names = [
    "og:type", "og:title", "og:description", "og:url", "og:site_name", "og:locale", "og:image",
    "og:image:width", "og:image:height", "og:image:alt", "twitter:card", "twitter:image:alt",
  ]

  @Test func `has all that it needs on every page, each once`() async throws {
    let site = try await WebSites.made.value.based
    for path in site.pages where path != "404.html" {
      let card = Self.card(on: site.text(path))
      #expect(card.map(\.name) == Self.names, "\(path)")
      #expect(card.allSatisfy { !$0.content.isEmpty }, "\(path)")
    }
    #expect(Self.card(on: site.text("404.html")).isEmpty)
  }

  @Test func `names a picture of the site by its whole address and true size`() async throws {
    let site = try await WebSites.made.value.based
    for path in site.pages where path != "404.html" {
      let card = Dictionary(
        Self.card(on: site.text(path)).map { ($0.name, $0.content) }
      ) { first, _ in first }
      let image = try #require(card["og:image"])
      let bytes = site.bytes[String(image.dropFirst(WebSites.address.count + 1))]
      #expect(bytes != nil, "\(path): \(image)")
      if image.hasSuffix(".png"), let bytes {
        let size = [card["og:image:width"], card["og:image:height"]].compactMap {
          $0.flatMap(Int.init)
        }
        #expect(Self.size(ofPNG: bytes) == size, "\(path)")
      }
    }
  }

  @Test(arguments: [
    ("index.html", "website", "card.png"),
    ("characters/index.html", "website", "card-characters.png"),
    ("episodes/1-pilot.html", "video.episode", "card-episodes.png"),
    ("locations/1-earth-c-137.html", "article", "card-locations.png"),
  ])
  func `is drawn for what has no picture`(path: String, type: String, image: String) async throws {
    let page = try await WebSites.made.value.based.text(path)
    #expect(page.contains("<meta property=\"og:type\" content=\"\(type)\">"))
    #expect(page.contains("content=\"\(WebSites.address)/assets/\(image)\">"))
    #expect(page.contains("<meta name=\"twitter:card\" content=\"summary_large_image\">"))
  }

  @Test func `has the picture of an entry`() async throws {
    let page = try await WebSites.made.value.based.text("characters/1-rick-sanchez.html")
    let shown = try #require(page.firstMatch(of: /src="\.\.\/(images\/[^"]*)"/)).output.1
    #expect(page.contains("<meta property=\"og:image\" content=\"\(WebSites.address)/\(shown)\">"))
    #expect(page.contains("<meta property=\"og:image:alt\" content=\"Rick Sanchez\">"))
    #expect(page.contains("<meta name=\"twitter:card\" content=\"summary\">"))
  }

  private static func card(on page: String) -> [(name: String, content: String)] {
    page.matches(of: /<meta (?:property|name)="((?:og|twitter):[^"]*)" content="([^"]*)">/).map {
      (String($0.output.1), String($0.output.2))
    }
  }

  private static func size(ofPNG bytes: Data) -> [Int] {
    [16, 20].map { start in bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
  }
}
