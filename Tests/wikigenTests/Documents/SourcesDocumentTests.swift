import Diagnostics
import Foundation
import Importing
import TestSupport
import Testing

@testable import wikigen

/// The Swift of the document is compiled into these tests (`Plugins/CompileDocument`), its JSON, templates and
/// words are what they build from.
@Suite struct `The API that Docs_sources_md adds` {
  private static let texts = DocumentFiles.texts

  @Test func `is made of the document as it stands`() throws {
    let document = try String(
      contentsOfFile: CheckoutFolder.path("Docs/sources.md"), encoding: .utf8)
    for (path, text) in Self.texts {
      let blocks = document.matches(of: /(?m)^`(.+)`\n```\w+\n/).filter { $0.1 == path }
      let block = try #require(blocks.first, "\(path)")
      #expect(document[block.range.upperBound...].hasPrefix(text + "```\n"), "\(path)")
    }
    #expect(document.matches(of: /(?m)^`.+`\n```/).count == Self.texts.count)
  }

  @Test func `has the pages that the document lists, and says on them what it shows`() async throws
  {
    let wiki = try await DocumentedWiki(arguments: ["--markdown", "--strict"])
    let pages = wiki.files.paths.filter { path in
      path.hasSuffix(".html") && ["lighthouses/", "keepers/"].contains { path.hasPrefix($0) }
    }
    #expect(pages.sorted().map { "\($0)\n" }.joined() == Self.texts["site/"])
    let excerpts = Self.texts.filter { $0.key.hasSuffix(".md") && $0.key.hasPrefix("site/") }
    #expect(excerpts.count == 2)
    for (path, excerpt) in excerpts {
      let page = wiki.files.text(String(path.dropFirst("site/".count)))
      #expect(page.contains(excerpt), "\(path)")
    }
    #expect(wiki.complaints.isEmpty)
  }

  @Test func `leads from page to page, and no link is dead`() async throws {
    let folder = try TemporaryFolder()
    let wiki = try await DocumentedWiki()
    for (path, bytes) in wiki.files.bytes {
      try folder.write(String(decoding: bytes, as: UTF8.self), to: "site/\(path)")
    }
    let check = try await BuiltProgram.run(["check", "--strict", "site"], in: folder)
    #expect(check.code == 0, "\(check.output)\(check.complaints)")
    let light = wiki.files.text("lighthouses/1-farrow-point.html")
    #expect(light.contains(#"href="../keepers/2-jonas-pell.html""#))
    #expect(wiki.files.text("lighthouses/2-the-widow.html").contains("The stairs are empty."))
    #expect(wiki.files.text("keepers/2-jonas-pell.html").contains("Keeps the light"))
    #expect(wiki.files.text("index.html").contains(#"href="lighthouses/index.html""#))
    #expect(wiki.files.text("timeline.html").contains("Gull Rock"))
  }

  @Test func `is the same from a server as from its recording, but for what tells of the day`()
    async throws
  {
    let texts = Self.texts
    try await LoopbackServer.run { request, _ in
      let page = request.query("page") ?? ""
      let file = "Fixtures/lighthouses\(request.path.dropFirst("/api".count))/page-\(page).json"
      return texts[file].map { .json($0) } ?? .json("{}", status: 404)
    } _: { server in
      let served = try await DocumentedWiki(at: "\(server.address)/api")
      let recorded = try await DocumentedWiki()
      #expect(served.files.paths == recorded.files.paths)
      #expect(
        served.files.differences(from: recorded.files)
          == ["about.html", "wikigen-links.json", "wikigen-manifest.json"])
      #expect(
        server.log.targets.sorted() == [
          "/api/keepers?page=1", "/api/lighthouses?page=1", "/api/lighthouses?page=2",
        ])
    }
  }

  @Test func `needs each file that is no Swift`() async throws {
    let files = Self.texts.keys.filter { $0.hasPrefix("Fixtures/") || $0.hasPrefix("Templates/") }
    #expect(files.count == 6)
    for file in files {
      await #expect(throws: Fault.self, "\(file)") {
        _ = try await DocumentedWiki(Self.texts.filter { $0.key != file })
      }
    }
  }

  @Test(arguments: try DocumentedEdit.all())
  func `is refused, or warned of, where an answer is not what it should be`(
    edit: DocumentedEdit
  ) async throws {
    let texts = try #require(edit.texts, "\(edit) is not at one place of the answers")
    let outcome: String
    do {
      outcome = try await DocumentedWiki(texts).complaints
    } catch let fault as Fault {
      outcome = fault.sentence
    }
    #expect(outcome.contains(edit.outcome))
  }

  @Test func `counts nobody whom the register does not have`() async throws {
    let edit = try #require(try DocumentedEdit.all().first { $0.new == "[1, 7]" })
    let wiki = try await DocumentedWiki(try #require(edit.texts))
    let light = wiki.files.text("lighthouses/1-farrow-point.html")
    #expect(light.contains("with&#32;1&#32;keeper&#46;</p>"))
    #expect(!wiki.files.text("keepers/2-jonas-pell.html").contains("Farrow Point"))
  }

  @Test func `says five times what comes of a changed answer`() throws {
    #expect(try DocumentedEdit.all().count == 5)
  }

  @Test func `is one more in the line of the registry`() throws {
    let path = "Sources/Importing/Sources/APISources.swift"
    let registry = try String(contentsOfFile: CheckoutFolder.path(path), encoding: .utf8)
    let lines = try #require(Self.texts[path]).split(separator: "\n")
    #expect(lines.count == 2)
    let old = try #require(lines.first { $0.hasPrefix("-") }).dropFirst()
    let new = try #require(lines.first { $0.hasPrefix("+") }).dropFirst()
    #expect(registry.contains("\n\(old)\n"))
    #expect(new == old.dropLast() + ", Lighthouses.source]")
  }

  @Test func `has files that have no namesake where they go`() throws {
    let importing = CheckoutFolder.path("Sources/Importing")
    let there = try FileManager.default.subpathsOfDirectory(atPath: importing)
      .filter { $0.hasSuffix(".swift") }.map { URL(filePath: $0).lastPathComponent }
    let own = Self.texts.keys
      .filter { $0.hasPrefix("Sources/Importing/Lighthouses/") }
      .map { URL(filePath: $0).lastPathComponent }
    #expect(own.count > 15)
    #expect(Set(own).count == own.count)
    #expect(Set(own).isDisjoint(with: there))
  }
}
