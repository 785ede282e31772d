import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import wikigen

@Suite struct `A doctor` {
  private static func rows(of run: ProgramRun) -> [String: String] {
    let lines = run.output.split(separator: "\n").map(String.init)
    return Dictionary(
      lines.map { line in
        let cells = line.split(separator: #/ {2,}/#, maxSplits: 1).map(String.init)
        return (cells[0], cells.count > 1 ? cells[1] : "")
      }, uniquingKeysWith: { first, _ in first })
  }

  @Test func `finds all well where a build could run, and writes nothing`() async throws {
    let folder = try TemporaryFolder()
    try await RickAndMortyServer.run { server in
      let run = try await BuiltProgram.run(
        ["doctor"], in: folder, ["WIKIGEN_RICKANDMORTY_URL": server.base])
      #expect(run.code == 0, "\(run.output)\(run.complaints)")
      #expect(run.complaints == "")
      #expect(run.output.hasPrefix("CHECK "))
      let rows = Self.rows(of: run)
      #expect(rows["wikigen"] == Program.version)
      for library in ["SQLite", "zlib", "libdeflate", "cmark-gfm"] {
        #expect(rows[library]?.first?.isNumber == true, "\(library)")
      }
      #expect(rows["rickandmorty answers"]?.hasPrefix("\(server.base) in ") == true)
      #expect(rows["store"] == ".wikigen: none yet")
      #expect(rows["output"] == "site: nothing yet")
      #expect(rows["disk of site"]?.contains(" free") == true)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
  }

  @Test func `tells of the store, its lock and the last runs: 75`() async throws {
    let folder = try TemporaryFolder()
    try await RickAndMortyServer.run { server in
      let environment = ["WIKIGEN_RICKANDMORTY_URL": server.base]
      let fetch = ["fetch", "--images", "none", "--quiet"]
      #expect(try await BuiltProgram.run(fetch, in: folder, environment).code == 0)
      let well = try await BuiltProgram.run(["doctor"], in: folder, environment)
      #expect(well.code == 0)
      let rows = Self.rows(of: well)
      #expect(rows["store"]?.wholeMatch(of: /\.wikigen: [0-9.]+ [KM]B, schema \d+/) != nil)
      #expect(rows["store lock"] == "free")
      #expect(rows["rickandmorty run"] == "complete, just now")
      let lock = open("\(folder.path)/.wikigen/lock", O_RDWR | O_CLOEXEC)
      defer { close(lock) }
      #expect(flock(lock, LOCK_EX) == 0)
      let busy = try await BuiltProgram.run(["doctor"], in: folder, environment)
      #expect(busy.code == 75)
      #expect(Self.rows(of: busy)["store lock"]?.hasPrefix("✗ another run has it") == true)
    }
  }

  @Test(arguments: ["file", "file/x"])
  func `says that the cache is no folder: 73`(cache: String) async throws {
    let folder = try TemporaryFolder(["file": "mine"])
    let run = try await BuiltProgram.run(["doctor", "--offline", "--cache", cache], in: folder)
    #expect(run.code == 73)
    #expect(Self.rows(of: run)["store"]?.hasPrefix("✗ \(cache) can't be written") == true)
  }

  @Test(.enabled(if: geteuid() != 0, "the root user may write anywhere"))
  func `says that the cache can't be written: 73`() async throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("closed")
    let closed = "\(folder.path)/closed"
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: closed)
    let run = try await BuiltProgram.run(
      ["doctor", "--offline", "--cache", "closed/x"], in: folder)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: closed)
    #expect(run.code == 73)
    #expect(Self.rows(of: run)["store"]?.hasPrefix("✗ closed/x can't be written") == true)
  }

  @Test func `says which key is missing, and never what one is: 77`() async throws {
    let folder = try TemporaryFolder()
    try await TMDBServer.run { server in
      let environment = ["WIKIGEN_SOURCE": "tmdb", "WIKIGEN_TMDB_URL": server.base]
      let missing = try await BuiltProgram.run(["doctor"], in: folder, environment)
      #expect(missing.code == 77)
      #expect(
        Self.rows(of: missing)["tmdb key"]?.contains("Set TMDB_ACCESS_TOKEN or TMDB_API_KEY")
          == true)
      #expect(server.targets.isEmpty)
      let known = environment.merging(["TMDB_API_KEY": TMDBServer.key]) { $1 }
      let run = try await BuiltProgram.run(["doctor"], in: folder, known)
      #expect(run.code == 0, "\(run.output)")
      #expect(Self.rows(of: run)["tmdb key"] == "TMDB_API_KEY is set")
      #expect(server.targets.count == 1)
      #expect(!run.output.contains(TMDBServer.key))
      let wrong = environment.merging(["TMDB_API_KEY": "wr0ngkey"]) { $1 }
      let refused = try await BuiltProgram.run(["doctor"], in: folder, wrong)
      #expect(refused.code == 77)
      #expect(!refused.output.contains("wr0ngkey"))
    }
  }

  @Test func `says who does not answer: 69`() async throws {
    let folder = try TemporaryFolder()
    let run = try await BuiltProgram.run(
      ["doctor"], in: folder, ["WIKIGEN_RICKANDMORTY_URL": "http://127.0.0.1:1/api"])
    #expect(run.code == 69)
    #expect(Self.rows(of: run)["rickandmorty answers"]?.hasPrefix("✗ http://127.0.0.1:1/") == true)
  }

  @Test(arguments: [
    (["wikigen.yml": "nosuch: 1"], "settings", 78),
    (["Templates/rickandmorty/character.md": "{{nosuch}}"], "templates", 78),
    (["site/mine.txt": "mine"], "output", 73),
  ])
  func `names the first thing that would stop a build`(
    files: [String: String], check: String, code: Int32
  ) async throws {
    let folder = try TemporaryFolder(files)
    let run = try await BuiltProgram.run(["doctor", "--fixtures"], in: folder)
    #expect(run.code == code)
    #expect(Self.rows(of: run)[check]?.hasPrefix("✗ ") == true, "\(run.output)")
  }

  @Test func `asks nobody where a build would not`() async throws {
    let folder = try TemporaryFolder()
    let run = try await BuiltProgram.run(["doctor", "--fixtures"], in: folder)
    #expect(run.code == 0)
    #expect(!run.output.contains("answers"))
  }
}
