import Foundation
import HTMLSyntax
import Pages
import TestSupport
import Testing
import Wiki

@testable import Rendering

@Suite struct `Structured data on a page` {
  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `says what it is given and never ends its element`(seed: UInt64) throws {
    for text in HostileText(seed: seed).prefix(300) {
      let html = try Self.element(.object([text: .list([.text(.verbatim(text))])]))
      let page = ReadPage(html)
      #expect(
        page.structure == ["<script", "@type", "</script"], "\(seed): \(text.debugDescription)")
      let json = html.dropFirst(Self.start.count).dropLast("</script>".count)
      #expect(json.allSatisfy { !"<>&".contains($0) }, "\(seed)")
      let read = try JSONDecoder().decode([String: [String]].self, from: Data(json.utf8))
      let (name, values) = try #require(read.first)
      #expect(Array(name.unicodeScalars) == Array(text.unicodeScalars), "\(seed)")
      #expect(
        values.map { Array($0.unicodeScalars) } == [Array(text.unicodeScalars)], "\(seed)")
    }
  }

  @Test(arguments: [
    ("</script><script>alert(1)</script>", #"\u003c/script\u003e\u003cscript\u003ealert(1)"#),
    ("<!--<script>", #"\u003c!--\u003cscript\u003e"#), ("&lt;", #"\u0026lt;"#),
    ("\u{2028}\u{2029}", #"\u2028\u2029"#), ("\u{80}\u{1FFFE}", #"\u0080\ud83f\udffe"#),
  ])
  func `escapes what HTML knows or forbids`(text: String, json: String) throws {
    #expect(try Self.element(.list([.text(.verbatim(text))])).contains(json))
  }

  @Test func `has its members by their names, and numbers as numbers`() throws {
    let data = DataValue.object([
      "b": .decimal(73, places: 1), "@type": .text(.verbatim("Movie")), "a": .number(-1),
      "c": .decimal(5, places: 1), "d": .decimal(100, places: 1),
    ])
    #expect(
      try Self.element(data)
        == Self.start + #"{"@type":"Movie","a":-1,"b":7.3,"c":0.5,"d":10.0}</script>"#)
  }

  @Test func `is looked at by the digest of its page`() throws {
    let settings = SiteSettings(baseURL: WebAddress("https://a.example"))
    let elsewhere = SiteSettings(baseURL: WebAddress("https://b.example"))
    let digests = try [settings, elsewhere].map { try SiteBench(settings: $0).digests() }
    #expect(digests[0].keys.allSatisfy { digests[0][$0] != digests[1][$0] })
  }

  @Test func `and the card of a link hold hostile names as text`() throws {
    let title = "<b>*Io*</b> & \"'{{x}}' | `~~` </script><!-- [x](y)"
    let settings = SiteSettings(
      title: title, baseURL: WebAddress("https://wiki.example/sub"))
    let bench = try SiteBench([.moon(title: title), .moon("2")], settings: settings)
    let plain = try SiteBench(
      [.moon(title: "Plain"), .moon("2")],
      settings: SiteSettings(title: "Plain", baseURL: settings.baseURL))
    for (hostile, usual) in zip(bench.pages, plain.pages) {
      let page = ReadPage(try bench.html(hostile.path))
      #expect(page.structure == ReadPage(try plain.html(usual.path)).structure, "\(hostile.path)")
    }
  }

  private static let start = "<script type=\"application/ld+json\">"

  private static func element(_ data: DataValue) throws -> String {
    try StructuredElement(data, in: Wording(words: .sample()) { _ in nil }).html
  }
}
