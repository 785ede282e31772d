import Foundation
import Pages
import Testing
import Wiki

@testable import Rendering

@Suite struct `A site map` {
  @Test func `has each page with the day on which it changed, where that is known`() throws {
    let day = try #require(CalendarDate(year: 2026, month: 11, day: 3))
    let map = Self.map([try Self.page("a.html", changed: day), try Self.page("b/c.html")])
    #expect(map.files.map(\.path) == ["sitemap.xml"])
    let expected = """
      <?xml version="1.0" encoding="utf-8"?>
      <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
      <url><loc>https://a.example/a.html</loc><lastmod>2026-11-03</lastmod></url>
      <url><loc>https://a.example/b/c.html</loc></url>
      </urlset>

      """
    #expect(Self.text(map, 0) == expected)
  }

  @Test func `escapes what an address has of XML`() throws {
    let map = Self.map([try Self.page("a.html?b&c")])
    #expect(Self.text(map, 0).contains("<loc>https://a.example/a.html?b&amp;c</loc>"))
  }

  @Test func `of 50,000 pages is one file`() throws {
    let map = Self.map(try (1...50_000).map { try Self.page("\($0).html") })
    #expect(map.files.map(\.path) == ["sitemap.xml"])
  }

  @Test func `of more is a list of packed parts that have each page once`() throws {
    let pages = try (1...100_001).map { try Self.page("\($0).html") }
    let map = Self.map(pages)
    let parts = (1...3).map { "sitemap-\($0).xml.gz" }
    #expect(map.files.map(\.path) == ["sitemap.xml"] + parts)
    let list = Self.text(map, 0)
    #expect(list.contains("<sitemapindex xmlns="))
    let named = list.matches(of: /<loc>https:\/\/a.example\/([^<]*)<\/loc>/).map {
      String($0.output.1)
    }
    #expect(named == parts)
    let unpacked = try map.files.dropFirst().map { try Gunzip.text(of: $0.bytes) }
    let addresses = unpacked.map { part in
      part.matches(of: /<loc>([^<]*)<\/loc>/).map { String($0.output.1) }
    }
    #expect(addresses.map(\.count) == [50_000, 50_000, 1])
    #expect(addresses.flatMap(\.self) == pages.map(\.address.text))
  }

  @Test func `is also divided where a file would be too large`() throws {
    let pages = try (1...10).map { try Self.page("\($0).html") }
    let map = Sitemap(pages, address: Self.address, mostBytes: 400)
    let parts = try map.files.dropFirst().map { try Gunzip.text(of: $0.bytes) }
    #expect(parts.allSatisfy { $0.utf8.count <= 400 })
    #expect(parts.map { $0.ranges(of: "<url>").count } == [4, 4, 2])
  }

  @Test func `is packed without a time, so that it is the same another day`() throws {
    let pages = try (1...3).map { try Self.page("\($0).html") }
    let maps = (1...2).map { _ in Sitemap(pages, address: Self.address, mostPages: 2) }
    #expect(maps[0].files.map(\.bytes) == maps[1].files.map(\.bytes))
    #expect(Array(maps[0].files[1].bytes.prefix(10)) == [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 2, 255])
  }

  private static func map(_ pages: [MappedPage]) -> Sitemap {
    Sitemap(pages, address: address)
  }

  private static func address(_ path: String) -> String { "https://a.example/\(path)" }

  private static func page(_ path: String, changed: CalendarDate? = nil) throws -> MappedPage {
    MappedPage(address: try #require(WebAddress(address(path))), changed: changed)
  }

  private static func text(_ map: Sitemap, _ index: Int) -> String {
    String(decoding: map.files[index].bytes, as: UTF8.self)
  }
}
