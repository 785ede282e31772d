import Foundation
import TestSupport
import Testing

/// What is somebody else's, or what a reader would miss.
@Suite struct `Nothing is lost` {
  private static let build = ["build", "--quiet", "--images", "none"]

  private static func running(
    _ body: (SmallWorld, TemporaryFolder, [String: String]) async throws -> Void
  ) async throws {
    let world = try SmallWorld()
    try await RickAndMortyServer.run(folder: world.path) { server in
      try await body(world, TemporaryFolder(), ["WIKIGEN_RICKANDMORTY_URL": server.base])
    }
  }

  @Test func `of what lies beside a recording, or in it`() async throws {
    try await Self.running { _, folder, environment in
      let own = ["rec.old/a.txt", "rec.partial/b.txt", "rec/notes/c.txt"]
      for _ in 1...2 {
        let run = try await BuiltProgram.run(
          ["record", "--quiet", "--images", "none", "--out", "rec"], in: folder, environment)
        #expect(run.code == 0)
        for path in own { try folder.write("mine", to: path) }
      }
      let files = try SiteFiles(folder.path)
      #expect(own.allSatisfy { files.text($0) == "mine" })
      #expect(files.paths.contains("rec/rickandmorty/character/page-1.json"))
      #expect(
        !files.paths.contains { $0.contains("wikigen-old") || $0.contains("wikigen-partial") })
    }
  }

  @Test func `of a live wiki to a recording that has less`() async throws {
    try await Self.running { world, folder, environment in
      #expect(try await BuiltProgram.run(Self.build, in: folder, environment).code == 0)
      let before = try SiteFiles("site", in: folder)
      try FileManager.default.createDirectory(
        atPath: "\(folder.path)/less", withIntermediateDirectories: false)
      try FileManager.default.copyItem(
        atPath: world.path, toPath: "\(folder.path)/less/rickandmorty")
      try folder.write(
        #"{"info":{"count":0,"pages":0,"next":null,"prev":null},"results":[]}"#,
        to: "less/rickandmorty/episode/page-1.json")
      let less = Self.build + ["--recorded", "less"]
      let refused = try await BuiltProgram.run(less, in: folder, environment)
      #expect(refused.code == 65)
      #expect(refused.complaints.contains("episodes is empty where site has 2 entries"))
      #expect(try SiteFiles("site", in: folder).differences(from: before).isEmpty)
      let accepted = try await BuiltProgram.run(less + ["--accept-shrink"], in: folder, environment)
      #expect(accepted.code == 0)
    }
  }

  @Test func `of the addresses of a live wiki to a recording that replaces it, and back`()
    async throws
  {
    try await Self.running { world, folder, environment in
      #expect(try await BuiltProgram.run(Self.build, in: folder, environment).code == 0)
      try FileManager.default.createDirectory(
        atPath: "\(folder.path)/later", withIntermediateDirectories: false)
      try FileManager.default.copyItem(
        atPath: world.path, toPath: "\(folder.path)/later/rickandmorty")
      let page = "later/rickandmorty/character/page-1.json"
      let named = try folder.text(of: page)
        .replacing("\"character 2\"", with: "\"somebody else\"")
      try folder.write(named, to: page)
      let recorded = Self.build + ["--recorded", "later"]
      #expect(try await BuiltProgram.run(recorded, in: folder, environment).code == 0)
      let moved = "characters/2-character-2.html"
      #expect(try SiteFiles("site", in: folder).text(moved).contains("2-somebody-else.html"))
      #expect(try await BuiltProgram.run(Self.build, in: folder, environment).code == 0)
      let back = try SiteFiles("site", in: folder)
      #expect(back.text("characters/2-somebody-else.html").contains("2-character-2.html"))
      #expect(!back.text(moved).contains("http-equiv=\"refresh\""))
    }
  }

  #if os(Linux)
    @Test func `of a list of changes: without it the old wiki stays`() async throws {
      let folder = try TemporaryFolder()
      let recorded = try RecordedFolder(in: folder)
      let build = Self.build + ["--recorded", recorded.path]
      #expect(try await BuiltProgram.run(build, in: folder).code == 0)
      let before = try SiteFiles("site", in: folder)
      try recorded.change("character", 1) { $0.merging(["status": "Dead"]) { $1 } }
      let run = try await BuiltProgram.run(build + ["--changes", "/dev/full"], in: folder)
      #expect(run.code == 73)
      #expect(run.complaints.contains("/dev/full can't be written. Let --changes name a file"))
      #expect(try SiteFiles("site", in: folder).differences(from: before).isEmpty)
      #expect(try await BuiltProgram.run(build + ["--changes", "changes"], in: folder).code == 0)
      let changes = try String(contentsOfFile: "\(folder.path)/changes", encoding: .utf8)
      #expect(changes.contains("M\tcharacters/1-rick-sanchez.html\n"))
    }
  #endif

  @Test(arguments: ["site/.cache", "site", "site/../site"])
  func `of a cache to the public`(cache: String) async throws {
    try await Self.running { _, folder, environment in
      let run = try await BuiltProgram.run(
        Self.build + ["--cache", cache], in: folder, environment)
      #expect(run.code == 78)
      #expect(run.complaints.contains("\(cache) lies in the folder of the wiki"))
      #expect(try SiteFiles(folder.path).paths.isEmpty)
    }
  }
}
