import Crypto
import Foundation
import HTMLSyntax
import Pages
import Testing
import Wiki

@testable import Rendering

@Suite struct `A rendered site` {
  @Test func `has a whole page at every path of its plan`() throws {
    let bench = try SiteBench()
    #expect(bench.pages.count == 14)
    for page in bench.pages {
      let html = try bench.html(page.path)
      #expect(html.hasPrefix("<!doctype html>"), "\(page.path)")
      #expect(html.hasSuffix("</html>\n"), "\(page.path)")
      #expect(html.matches(of: /<h1[ >]/).count == 1, "\(page.path)")
      #expect(!html.contains("{{"), "\(page.path)")
      #expect(ReadPage(html).structure.allSatisfy { $0 != "@style" }, "\(page.path)")
    }
  }

  @Test func `links only to what is there`() throws {
    let bench = try SiteBench()
    let there = Set(bench.pages.map(\.path) + bench.renderer.assets(of: bench.site).map(\.path))
    for page in bench.pages {
      for address in ReadPage(try bench.html(page.path)).addresses where !address.hasPrefix("#") {
        let path = Self.resolved(address, from: page.path)
        #expect(there.contains(path), "\(address) on \(page.path)")
      }
    }
  }

  @Test func `titles each page as no other, namesakes included`() throws {
    let bench = try SiteBench((1...45).map { .moon("\($0)") })
    let titles = try bench.pages.map { page in
      try #require(bench.html(page.path).firstMatch(of: /<title>.*<\/title>/)).output
    }
    #expect(Set(titles).count == titles.count)
  }

  @Test func `shows an entry by its own template`() throws {
    let html = try SiteBench().html("moons/1-io.html")
    #expect(html.contains("<h1 id=\"s-io\">Io</h1>"))
    #expect(html.contains("<td>Loki</td>\n<td>3</td>"))
    #expect(html.contains("<title>Io – Moons – Solar System Wiki</title>"))
    #expect(html.contains("Data of 2 November 2026"))
  }

  @Test func `shows data as text in every part of a page`() throws {
    let title = "<b>*Io*</b> & \"'{{x}}' | `~~` [x](y)"
    let io = Entry.moon(
      title: title, color: title, detail: MoonPage(craters: [CraterRow(name: title)]))
    let bench = try SiteBench([io, .moon("2", title: "Europa")])
    let plain = try SiteBench([
      .moon(title: "Plain", color: "Plain", detail: MoonPage(craters: [CraterRow(name: "Plain")])),
      .moon("2", title: "Europa"),
    ])
    for (hostile, usual) in zip(bench.pages, plain.pages) where !hostile.path.contains("color/") {
      let page = ReadPage(try bench.html(hostile.path))
      #expect(page.structure == ReadPage(try plain.html(usual.path)).structure, "\(hostile.path)")
    }
    let detail = ReadPage(try bench.html("moons/1-b-io-b-x-x-y.html"))
    #expect(detail.texts.filter { $0 == Array(title.utf8) }.count >= 4)
  }

  @Test func `has no link, script or outside style on the page for any depth`() throws {
    let html = try SiteBench().html("404.html")
    let page = ReadPage(html)
    #expect(page.addresses.allSatisfy { $0.hasPrefix("#") })
    #expect(!page.structure.contains("<script"))
    #expect(page.structure.contains("<style"))
    #expect(html.contains("&#39;sha256-"))
  }

  @Test func `has whole addresses on that page where it stands somewhere`() throws {
    let address = try #require(WebAddress("https://wiki.example/sub"))
    let html = try SiteBench(settings: SiteSettings(baseURL: address)).html("404.html")
    #expect(html.contains("href=\"https://wiki.example/sub/index.html\""))
  }

  @Test func `has the picture of an entry with its size`() throws {
    let file = SitePicture(path: "images/io.png", width: 3, height: 2)
    let bench = try SiteBench(
      [.moon(picture: Picture(address: "https://x.example/io"))],
      pictures: PictureShelf(["https://x.example/io": file]))
    let html = try bench.html("moons/1-io.html")
    #expect(html.contains("src=\"../images/io.png\" width=\"3\" height=\"2\" alt=\"Io\""))
  }

  @Test func `has a policy that allows nothing from outside, and inline what it carries`() throws {
    let html = try SiteBench().html("index.html")
    let policy = try #require(html.firstMatch(of: /Content-Security-Policy" content="([^"]*)"/)).1
    let decoded = String(
      decoding: Array(policy.utf8)[...].decodingHTMLReferences, as: UTF8.self)
    let style = try #require(html.firstMatch(of: /<style>([^<]*)<\/style>/)).1
    let script = try #require(html.firstMatch(of: /<script>([^<]*)<\/script>/)).1
    let sources = [script, style].map { text in
      "'self' 'sha256-\(Data(SHA256.hash(data: Data(text.utf8))).base64EncodedString())'"
    }
    #expect(
      decoded == """
        default-src 'self'; script-src \(sources[0]); style-src \(sources[1]); \
        base-uri 'none'; form-action 'self'; object-src 'none'
        """)
  }

  @Test func `is the same from many threads at once`() async throws {
    let bench = try SiteBench()
    let alone = try bench.pages.map { try bench.html($0.path) }
    let paths = bench.pages.map(\.path)
    let together = try await withThrowingTaskGroup { group in
      for (number, path) in paths.enumerated() {
        group.addTask { (number, try bench.html(path)) }
      }
      return try await group.reduce(into: [Int: String]()) { $0[$1.0] = $1.1 }
    }
    #expect(alone.indices.allSatisfy { together[$0] == alone[$0] })
  }

  private static func resolved(_ href: String, from path: String) -> String {
    var folders = path.split(separator: "/").dropLast()
    let parts = href.split(separator: "/")
    for part in parts.dropLast() {
      if part == ".." { folders.removeLast() } else { folders.append(part) }
    }
    return (folders + parts.suffix(1)).joined(separator: "/")
  }
}
