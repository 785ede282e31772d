import Foundation
import TestSupport
import Testing

@Suite struct `Data that nobody has foreseen` {
  private static let names = [
    "<script>alert(1)</script>", "</title><script>alert(2)</script>", "{{entry.title}}",
    "{{{words.home}}}", "[here](javascript:alert(3))", "![x](https://elsewhere.example/x.png)",
    "| a | b |", "*both* **bold** ~~gone~~ `code`", "# 1 heading", "- item", "1. item", "---",
    "    code", "&lt;b&gt; &amp; &#x3C;", "\"onerror=\"alert(4)", "'; DROP TABLE",
    "../../etc/passwd",
    "CON", "index", "page-2", "", " ", "\n", "First\nsecond\r\nthird", "a\u{0}b\u{7}c\u{1B}[31m",
    "\u{202E}desrever", "שם בעברית", "اسم عربي", "日本語の名前", "👩‍👩‍👧‍👦", "e\u{301}\u{301}\u{301}",
    "\u{FEFF}\u{200B}", String(repeating: "W", count: 300), String(repeating: "字", count: 300),
    String(repeating: "<", count: 300), String(repeating: "[", count: 300),
    String(repeating: "*_", count: 150), "https://elsewhere.example/?a=b&c=d", "a@b.example",
    "<!-- comment", "<![CDATA[", "<?php", "\\", "\\\\\\*", "$(rm -rf .)", "%2e%2e%2f", "?", "#",
  ]

  @Test func `in every name, type and word builds with no finding`() async throws {
    let folder = try TemporaryFolder()
    let recorded = try RecordedFolder(in: folder)
    let texts = ["name", "type", "species", "status", "gender", "dimension", "episode", "air_date"]
    for kind in RecordedFolder.kinds {
      var next = 0
      try recorded.changeAll(kind) { row in
        var row = row
        for field in texts where row[field] is String {
          row[field] = Self.names[next % Self.names.count]
          next += 1
        }
        return row
      }
    }
    let site = try await Self.build(recorded, in: folder)
    Self.expectTextOnly(on: site)
  }

  @Test func `mixed at random builds with no finding`() async throws {
    for seed in 1...UInt64(SoakCount.isSoaking ? 60 : 2) {
      var generator = SeededGenerator(seed: seed)
      let folder = try TemporaryFolder()
      let recorded = try RecordedFolder(in: folder)
      for kind in RecordedFolder.kinds {
        try recorded.changeAll(kind) { row in
          row.mapValues { $0 is String ? Self.mixture(using: &generator) : $0 }
        }
      }
      let run = try await BuiltProgram.run(
        ["build", "--recorded", "recorded", "--images", "none", "--quiet"], in: folder)
      #expect(run.code == 0, "seed \(seed): \(run.complaintLines.last ?? "")")
      Self.expectTextOnly(on: try SiteFiles("site", in: folder))
    }
  }

  @Test func `in the words of status and gender builds, with a warning each`() async throws {
    let folder = try TemporaryFolder()
    let recorded = try RecordedFolder(in: folder)
    try recorded.change("character", 5) { $0.merging(["status": "Undead"]) { $1 } }
    try recorded.change("character", 6) { $0.merging(["gender": "Plural"]) { $1 } }
    try recorded.change("episode", 3) {
      $0.merging(["episode": "Special", "air_date": "Soon"]) { $1 }
    }
    let site = try await Self.build(recorded, in: folder) { run in
      for sentence in [
        "characters/5 has the status 'Undead', which is none of the known ones.",
        "characters/6 has the gender 'Plural', which is none of the known ones.",
        "episodes/3 has the episode 'Special', which is not in the form of the others.",
        "episodes/3 has the air_date 'Soon', which is not in the form of the others.",
      ] {
        #expect(run.complaints.contains("wikigen: warning: \(sentence)\n"))
      }
    }
    #expect(site.paths.contains("characters/status/undead.html"))
    #expect(site.paths.contains("characters/gender/plural.html"))
  }

  @Test func `as references that lead nowhere builds, with a warning each`() async throws {
    let folder = try TemporaryFolder()
    let recorded = try RecordedFolder(in: folder)
    let nowhere = ["name": "Atlantis", "url": "https://rickandmortyapi.com/api/location/999"]
    try recorded.change("character", 5) {
      $0.merging(["origin": nowhere, "location": NSNull(), "episode": ["javascript:alert(1)"]]) {
        $1
      }
    }
    let site = try await Self.build(recorded, in: folder) { run in
      #expect(
        run.complaints.contains(
          "wikigen: warning: characters/5 names locations/999, which the API does not have.\n"))
      #expect(
        run.complaints.contains(
          "wikigen: warning: characters/5 names 'javascript:alert(1)', which is no address of one "
            + "of the episodes.\n"))
    }
    let page = try #require(site.paths.first { $0.hasPrefix("characters/5-") })
    #expect(site.text(page).contains("Atlantis"))
  }

  @Test func `as a wiki without any entry builds`() async throws {
    let folder = try TemporaryFolder()
    let empty = #"{"info":{"count":0,"pages":0,"next":null,"prev":null},"results":[]}"#
    for kind in RecordedFolder.kinds {
      try folder.write(empty, to: "recorded/rickandmorty/\(kind)/page-1.json")
    }
    let run = try await BuiltProgram.run(
      ["build", "--recorded", "recorded", "--quiet"], in: folder)
    #expect(run.code == 0)
    #expect(run.complaints == "")
    let pages = try SiteFiles("site", in: folder).paths.filter { $0.hasSuffix(".html") }
    #expect(
      pages == ["index.html", "about.html", "404.html", "search.html", "favourites.html"])
  }

  private static func build(
    _ recorded: RecordedFolder, in folder: TemporaryFolder,
    _ inspect: (ProgramRun) -> Void = { _ in }
  ) async throws -> SiteFiles {
    let run = try await RickAndMortyServer.run(folder: recorded.served) { server in
      try await BuiltProgram.run(
        ["build", "--images", "none", "--quiet"], in: folder,
        ["WIKIGEN_RICKANDMORTY_URL": server.base])
    }
    #expect(run.code == 0, "\(run.complaintLines.last ?? "")")
    inspect(run)
    return try SiteFiles("site", in: folder)
  }

  private static func mixture(using generator: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0...4, using: &generator)).map { _ in
      names[Int.random(in: names.indices, using: &generator)]
    }.joined()
  }

  /// Nothing of the data became an element, an attribute or an address.
  private static func expectTextOnly(on site: SiteFiles) {
    for path in site.paths.sorted() where path.hasSuffix(".html") {
      let html = site.text(path)
      #expect(!html.contains("<script>alert"), "\(path)")
      #expect(!html.contains("elsewhere.example/x.png\""), "\(path)")
      #expect(!html.contains("href=\"javascript"), "\(path)")
      #expect(!html.contains("\u{0}"), "\(path)")
      #expect(html.ranges(of: "<h1").count == 1, "\(path)")
      #expect(html.ranges(of: "<main").count == 1, "\(path)")
    }
  }
}
