import Foundation
import TestSupport
import Testing

/// What a build from a server keeps of what changed.
@Suite struct `The history of a wiki` {
  private static let build = ["build", "--images", "none", "--quiet"]

  @Test func `goes on from run to run, and is forgotten where it is to tell no day`()
    async throws
  {
    let folder = try TemporaryFolder()
    let changed = try RecordedFolder(in: folder, named: "changed")
    try changed.change("character", 1) { $0.merging(["status": "Dead"]) { $1 } }
    try await RickAndMortyServer.run { server in
      func build(_ arguments: String...) async throws -> SiteFiles {
        let run = try await BuiltProgram.run(
          Self.build + arguments, in: folder, ["WIKIGEN_RICKANDMORTY_URL": server.base])
        #expect(run.code == 0, "\(run.complaints)")
        return try SiteFiles("site", in: folder)
      }
      #expect(try await !build().paths.contains("changes.html"))
      try server.serve(changed.served)
      let first = try await build()
      #expect(try Self.sentences(first) == ["Status: Alive → Dead"])
      // The same again: nothing new, and what is known stays.
      let second = try await build()
      #expect(second.text("changes.html") == first.text("changes.html"))
      #expect(second.text("characters/1-rick-sanchez.html").contains("class=\"history\""))
      try server.serve(CheckoutFolder.path("Fixtures/rickandmorty"))
      let third = try await build("--max-pages", "1", "--out", "sample")
      #expect(third.text("changes.html") == first.text("changes.html"))
      #expect(try !SiteFiles("sample", in: folder).paths.contains("changes.html"))
      // Two runs may end on two days, the newer of which then stands first.
      let fourth = try await Self.sentences(build())
      #expect(Set(fourth) == ["Status: Alive → Dead", "Status: Dead → Alive"])
      #expect(fourth.count == 2)
      let none = try await build("--offline", "--set", "pages.history-days=0")
      #expect(!none.paths.contains("changes.html"))
    }
  }

  @Test func `outlives a cache that is lost, and one that is older than the wiki`() async throws {
    let folder = try TemporaryFolder()
    let changed = try RecordedFolder(in: folder, named: "changed")
    try changed.change("character", 1) { $0.merging(["status": "Dead"]) { $1 } }
    try await RickAndMortyServer.run { server in
      func build(_ arguments: String...) async throws -> SiteFiles {
        let run = try await BuiltProgram.run(
          Self.build + arguments, in: folder, ["WIKIGEN_RICKANDMORTY_URL": server.base])
        #expect(run.code == 0, "\(run.complaints)")
        return try SiteFiles("site", in: folder)
      }
      _ = try await build()
      try FileManager.default.copyItem(
        atPath: "\(folder.path)/.wikigen", toPath: "\(folder.path)/older")
      try server.serve(changed.served)
      let told = try await build().text("changes.html")
      try FileManager.default.removeItem(atPath: "\(folder.path)/.wikigen")
      #expect(try await build().text("changes.html") == told)
      #expect(try await build().text("changes.html") == told)
      // It finds the change once more, and tells it once.
      let again = try await build("--cache", "older")
      #expect(try Self.sentences(again) == ["Status: Alive → Dead"])
    }
  }

  @Test func `is told no more, with a warning, where it can't be read`() async throws {
    let folder = try TemporaryFolder()
    let changed = try RecordedFolder(in: folder, named: "changed")
    try changed.change("character", 1) { $0.merging(["status": "Dead"]) { $1 } }
    try await RickAndMortyServer.run { server in
      func build() async throws -> ProgramRun {
        try await BuiltProgram.run(
          Self.build, in: folder, ["WIKIGEN_RICKANDMORTY_URL": server.base])
      }
      #expect(try await build().code == 0)
      try server.serve(changed.served)
      #expect(try await build().code == 0)
      try FileManager.default.removeItem(atPath: "\(folder.path)/.wikigen")
      let manifest = try folder.text(of: "site/wikigen-manifest.json")
      let forged = manifest.replacing(#/"record" : ".*"/#, with: "\"record\" : \"{}\"")
      #expect(forged != manifest)
      try folder.write(forged, to: "site/wikigen-manifest.json")
      let run = try await build()
      #expect(run.code == 0)
      #expect(
        run.complaints.contains(
          "A change of rickandmorty that another version of wikigen recorded can't be read, and is "
            + "not told any more."))
      #expect(try !SiteFiles("site", in: folder).paths.contains("changes.html"))
    }
  }

  private static func sentences(_ site: SiteFiles) throws -> [String] {
    try XMLTree.piece("div", having: "class=\"changes\"", of: site.text("changes.html"))
      .all("li").filter { $0.attributes["dir"] != nil }.map(\.words)
  }
}
