import Foundation
import TestSupport
import Testing

@Suite struct `A build from a server` {
  @Test func `is the build from the recording of the same answers, but for about_html`()
    async throws
  {
    let folder = try TemporaryFolder()
    try await RickAndMortyServer.run { server in
      let run = try await BuiltProgram.run(
        ["build", "--source", "rickandmorty", "--out", "served"], in: folder,
        ["WIKIGEN_RICKANDMORTY_URL": server.base])
      #expect(run.code == 0)
      // 9 pages of lists and 86 portraits, each once.
      #expect(Set(server.log.targets).count == server.log.targets.count)
      #expect(server.log.targets.count == 95)
    }
    let run = try await BuiltProgram.run(
      ["build", "--recorded", CheckoutFolder.path("Fixtures"), "--out", "recorded"], in: folder)
    #expect(run.code == 0)
    let differences = try SiteFiles("served", in: folder)
      .differences(from: SiteFiles("recorded", in: folder))
    #expect(differences == ["about.html", "wikigen-links.json", "wikigen-manifest.json"])
  }

  @Test func `asks for a sample's pages only, and says on about_html that it is one`()
    async throws
  {
    let folder = try TemporaryFolder()
    try await RickAndMortyServer.run { server in
      let run = try await BuiltProgram.run(
        ["build", "--max-pages", "2", "--images", "none"], in: folder,
        ["WIKIGEN_RICKANDMORTY_URL": server.base])
      #expect(run.code == 0)
      #expect(run.output.contains("(40 characters, 32 locations, 22 episodes)"))
      #expect(server.log.targets.count == 6)
      #expect(!server.log.targets.contains("/api/character?page=3"))
    }
    let about = try SiteFiles("site", in: folder).text("about.html")
    #expect(about.contains("A sample"))
  }

  @Test func `is not replaced by a sample unless forced`() async throws {
    let folder = try TemporaryFolder()
    try await RickAndMortyServer.run { server in
      let environment = ["WIKIGEN_RICKANDMORTY_URL": server.base]
      let live = ["build", "--images", "none", "--quiet"]
      let first = try await BuiltProgram.run(live, in: folder, environment)
      #expect(first.code == 0)
      let site = try SiteFiles("site", in: folder)
      for sample in [["--max-pages", "1"], ["--fixtures"]] {
        let refused = try await BuiltProgram.run(live + sample, in: folder, environment)
        #expect(refused.code == 73)
        #expect(refused.complaintLines.count == 1)
        #expect(refused.complaints.hasSuffix("or add --force to replace it.\n"))
        #expect(try SiteFiles("site", in: folder) == site)
      }
      let forced = try await BuiltProgram.run(
        live + ["--max-pages", "1", "--force"], in: folder, environment)
      #expect(forced.code == 0)
      let replaced = try SiteFiles("site", in: folder)
      #expect(replaced.bytes["characters/86-overlooked-morty.html"] == nil)
      let again = try await BuiltProgram.run(live, in: folder, environment)
      #expect(again.code == 0)
    }
  }

  @Test func `heals what passes`() async throws {
    let folder = try TemporaryFolder()
    let busy = CannedAnswer.json(#"{"error":"too many requests"}"#, status: 429)
    try await RickAndMortyServer.run(overrides: ["location?page=2": .first(1, busy)]) { server in
      let run = try await BuiltProgram.run(
        ["build", "--images", "none", "--verbose"], in: folder,
        ["WIKIGEN_RICKANDMORTY_URL": server.base])
      #expect(run.code == 0)
      #expect(
        run.complaints.contains(
          "fetching: again \(server.base)/location?page=2: answered 429\n"))
    }
  }
}
