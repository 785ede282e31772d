import Diagnostics
import Testing
import Wiki

@testable import Rendering

@Suite struct `The program's own files` {
  private static func own() throws -> OwnFiles {
    try OwnFiles(Array(ThemeFiles.sample(isBuiltIn: false).files.values))
  }

  @Test func `make the same pages, whether they were read before or not`() throws {
    let own = try Self.own()
    let read = try SiteBench(files: ThemeFiles(own.files, own: own))
    let unread = try SiteBench()
    #expect(read.renderer.fingerprint == unread.renderer.fingerprint)
    #expect(try read.digests() == unread.digests())
    #expect(try read.html("index.html") == unread.html("index.html"))
    let assets = [read, unread].map { bench in
      Dictionary(uniqueKeysWithValues: bench.renderer.assets(of: bench.site).map { ($0, $1) })
    }
    #expect(assets[0] == assets[1])
  }

  @Test func `are all read that a wiki is made of`() throws {
    for file in try Self.own().files where !file.path.hasSuffix("/README.md") {
      switch file.reading {
      case .words: #expect(file.path.hasSuffix("/en.yml"))
      case .template: #expect(file.path.hasSuffix(".md") || file.path.hasSuffix(".html"))
      case nil:
        #expect(!file.path.hasSuffix(".md") && !file.path.hasSuffix(".html"))
        #expect(!file.path.hasSuffix("/en.yml"))
      }
    }
  }

  @Test func `make way for a file of the user's`() throws {
    let own = try Self.own()
    func laidOver(_ path: String, _ text: String) -> ThemeFiles {
      let file = ThemeFile(path: path, shownPath: "/me/file", bytes: Array(text.utf8))
      return ThemeFiles(own.files + [file], own: own)
    }
    let styles = laidOver("Theme/css/base.css", "body { color: teal }")
    #expect(styles.theme == nil)
    #expect(try SiteBench(files: styles).renderer.theme.styles.contains("body { color: teal }"))
    let page = laidOver("Templates/pages/home.md", "My own home.")
    #expect(try SiteBench(files: page).html("index.html").contains("My own home."))
    let words = try #require(own.files.first { $0.path == "Templates/solar/strings/en.yml" })
    let others = String(decoding: words.bytes, as: UTF8.self)
      .replacing("title: Moons", with: "title: Satellites")
    let renamed = laidOver(words.path, others)
    #expect(try SiteBench(files: renamed).html("index.html").contains("Satellites"))
  }
}
