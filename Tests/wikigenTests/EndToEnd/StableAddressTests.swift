import Foundation
import Testing

/// Addresses that were once given out.
@Suite struct `An address` {
  private static let before = "characters/1-rick-sanchez.html"
  private static let after = "characters/1-ricardo-sanchez.html"

  private static func build(
    _ recorded: RecordedFolder, in folder: TemporaryFolder, _ more: [String] = [],
    day: String = "1795000000"
  ) async throws -> ProgramRun {
    try await BuiltProgram.run(
      ["build", "--images", "none", "--recorded", recorded.path, "--verify"] + more, in: folder,
      ["SOURCE_DATE_EPOCH": day])
  }

  @Test func `of a character with another name leads to its page, from build to build`()
    async throws
  {
    let folder = try TemporaryFolder()
    let recorded = try RecordedFolder(in: folder)
    #expect(try await Self.build(recorded, in: folder).code == 0)
    try recorded.change("character", 1) { row in
      row.merging(["name": "Ricardo Sanchez"]) { $1 }
    }
    #expect(try await Self.build(recorded, in: folder).code == 0)
    for _ in 0..<2 {
      let site = try SiteFiles("site", in: folder)
      let stub = site.text(Self.before)
      #expect(
        stub.contains(#"<meta http-equiv="refresh" content="0; url=1-ricardo-sanchez.html">"#))
      #expect(stub.contains(#"<link rel="canonical" href="1-ricardo-sanchez.html">"#))
      #expect(site.text(Self.after).contains("<h1"))
      #expect(!site.text("characters/a-z.html").contains("1-rick-sanchez.html"))
      // Something else, so that the next build has work.
      try recorded.change("location", 1) { row in row.merging(["type": "Globe"]) { $1 } }
      #expect(try await Self.build(recorded, in: folder).code == 0)
    }
  }

  @Test func `that has moved leads on by a relative way, and names the whole one`() async throws {
    let folder = try TemporaryFolder()
    let recorded = try RecordedFolder(in: folder)
    let based = ["--base-url", "https://example.org/wiki"]
    #expect(try await Self.build(recorded, in: folder, based).code == 0)
    try recorded.change("character", 1) { row in row.merging(["name": "Ricardo Sanchez"]) { $1 } }
    #expect(try await Self.build(recorded, in: folder, based).code == 0)
    let stub = try SiteFiles("site", in: folder).text(Self.before)
    #expect(stub.contains(#"content="0; url=1-ricardo-sanchez.html">"#))
    #expect(
      stub.contains(
        #"<link rel="canonical" href="https://example.org/wiki/characters/1-ricardo-sanchez.html">"#
      ))
  }

  @Test func `of a character that is gone says so for as many days as are set`() async throws {
    let folder = try TemporaryFolder()
    let recorded = try RecordedFolder(in: folder)
    #expect(try await Self.build(recorded, in: folder).code == 0)
    try recorded.remove("character", 86)
    let days = ["--set", "pages.tombstone-days=3"]
    #expect(try await Self.build(recorded, in: folder, days).code == 0)
    let gone = try SiteFiles("site", in: folder).paths.filter { $0.hasPrefix("characters/86-") }
    let path = try #require(gone.first)
    let page = try SiteFiles("site", in: folder).text(path)
    #expect(page.contains("no longer"))
    #expect(page.contains("Missing since 18 November 2026"))
    #expect(page.contains(#"<meta name="robots" content="noindex">"#))
    let later = "\(1_795_000_000 + 3 * 86_400)"
    #expect(try await Self.build(recorded, in: folder, days, day: later).code == 0)
    #expect(try !SiteFiles("site", in: folder).paths.contains(path))
  }
}
