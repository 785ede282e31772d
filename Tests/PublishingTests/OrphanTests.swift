import Diagnostics
import Testing

@testable import Publishing

@Suite struct `Files that nothing leads to` {
  private static let home = "<a href=\"a/b.html\">B</a><link rel=stylesheet href=s.css>"

  /// The orphans of a small site with some files more.
  private static func orphans(_ more: [String: String], home: String? = home) async throws
    -> [String]?
  {
    try await ScratchFolder.with { scratch in
      let files = [
        "a/b.html": "<img src=\"../i.png\" srcset=\"../i2.png 2x\">", "i.png": "", "i2.png": "",
        "s.css": "a{background:url(f.woff)}", "f.woff": "",
      ].merging(more) { $1 }
      for (path, text) in files { try scratch.write(text, to: "site/\(path)") }
      if let home { try scratch.write(home, to: "site/index.html") }
      let site = try await SiteCheck(folder: scratch.site, jobs: 2).run()
      #expect(site.findings == [])
      return site.orphans?.map(\.description)
    }
  }

  @Test func `are named`() async throws {
    let found = try await Self.orphans(["lost.html": "<a href=index.html>", "old.txt": ""])
    #expect(
      found == [
        "lost.html:1 is a file that nothing leads to from index.html",
        "old.txt:1 is a file that nothing leads to from index.html",
      ])
  }

  @Test func `are those of an island too, whose pages lead to each other`() async throws {
    let found = try await Self.orphans(["x.html": "<a href=y.html>", "y.html": "<a href=x.html>"])
    #expect(found?.count == 2)
  }

  @Test(arguments: [
    "404.html", "robots.txt", "sitemap.xml", "sitemap-2.xml", "changes.xml", "changes-feed.json",
    ".nojekyll", "CNAME", ".well-known/security.txt", "wikigen-manifest.json",
    "wikigen-links.json", "favicon.ico", "apple-touch-icon.png", "_headers",
  ])
  func `are not those that are asked for by their names`(path: String) async throws {
    #expect(try await Self.orphans([path: "{}"]) == [])
  }

  private static let card =
    "<link rel=canonical href=https://x.example/of/y/a/c.html><meta property=og:image content="

  @Test func `are not pictures on the card of a page, by its own whole address`() async throws {
    let card = Self.card + "https://x.example/of/y/p.png>"
    let home = Self.home + "<a href=a/c.html>"
    #expect(try await Self.orphans(["a/c.html": card, "p.png": ""], home: home) == [])
    let other = Self.card + "https://z.example/of/y/p.png>"
    #expect(try await Self.orphans(["a/c.html": other, "p.png": ""], home: home)?.count == 1)
  }

  @Test(arguments: [
    "<meta http-equiv=refresh content='0; url=../index.html'>",
    "<meta http-equiv=refresh content='0; url=https://x.example/index.html'>",
    "<meta name=robots content=noindex>", "<META NAME=Robots CONTENT='none'>",
    "<meta name=robots content='nofollow, noindex'>",
  ])
  func `are not pages that lead on, or ask not to be found`(text: String) async throws {
    #expect(try await Self.orphans(["a/old.html": text]) == [])
  }

  @Test(arguments: [
    ("p.js", "load('q.json')"), ("p.mjs", "import './q.json'"),
    ("p.webmanifest", "{\"icons\":[{\"src\":\"q.json\"}]}"),
  ])
  func `are not those that a program names`(path: String, text: String) async throws {
    let home = Self.home + "<link rel=manifest href=\(path)>"
    #expect(try await Self.orphans([path: text, "q.json": "{}"], home: home) == [])
    #expect(try await Self.orphans([path: "", "q.json": "{}"], home: home)?.count == 1)
  }

  @Test(arguments: [
    ("p/w0-1f2e3d4c.js", true), ("p/o-a.b-1f2e3d4c.js", true),
    ("p/w0-1f2e3d4c5b6a.js", false), ("w0-1f2e3d4c.js", false),
    ("p/w0-1f2e3d4.js", false),
  ])
  func `are not those in a program's folder whose digest it has`(path: String, isNamed: Bool)
    async throws
  {
    let files = ["p/p.js": "load(['1f2e3d4c', '1f2e3d4'])", path: ""]
    let home = Self.home + "<script src=p/p.js></script>"
    #expect(try await Self.orphans(files, home: home)?.count == (isNamed ? 0 : 1))
  }

  @Test func `are not those that a template leads to`() async throws {
    let home = Self.home + "<template><a href=t.html></a><a href=gone.html></a></template>"
    #expect(try await Self.orphans(["t.html": ""], home: home) == [])
  }

  @Test func `are unknown of a folder without a home page`() async throws {
    #expect(try await Self.orphans([:], home: nil) == nil)
  }
}
