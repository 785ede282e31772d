import Foundation
import TestSupport
import Testing

@Suite struct `A clean by the program` {
  private static let build = ["build", "--fixtures", "--images", "none", "--quiet"]

  private static func names(in folder: TemporaryFolder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  @Test func `removes a wiki, by name or by --out, and nothing besides`() async throws {
    for arguments in [["site"], ["--out", "site"]] {
      let folder = try TemporaryFolder([".wikigen/store.sqlite": ""])
      #expect(try await BuiltProgram.run(Self.build, in: folder).code == 0)
      let files = try SiteFiles("site", in: folder)
      let listed = try await BuiltProgram.run(["clean", "--dry-run"] + arguments, in: folder)
      #expect(listed.code == 0)
      var lines = listed.output.split(separator: "\n").map(String.init)
      #expect(lines.removeLast().hasPrefix("Would remove \(files.paths.count) files ("))
      #expect(Set(lines) == Set(files.paths.map { "site/\($0)" }))
      #expect(try SiteFiles("site", in: folder) == files)
      let run = try await BuiltProgram.run(["clean"] + arguments, in: folder)
      #expect(run.code == 0)
      #expect(run.output.wholeMatch(of: /Removed \d+ files \([0-9.]+ MB\) from site\.\n/) != nil)
      #expect(try Self.names(in: folder) == [".wikigen"])
      let again = try await BuiltProgram.run(["clean"] + arguments, in: folder)
      #expect(again.code == 0)
      #expect(again.output == "Nothing to remove in site.\n")
    }
  }

  @Test func `names what it leaves, and refuses what is not ours: 73`() async throws {
    let folder = try TemporaryFolder(["wiki/notes.txt": "mine"])
    let refused = try await BuiltProgram.run(["clean", "wiki"], in: folder)
    #expect(refused.code == 73)
    #expect(refused.complaints.contains("wiki is no site of wikigen's"))
    #expect(try await BuiltProgram.run(Self.build, in: folder).code == 0)
    try folder.write("x.example", to: "site/CNAME")
    let run = try await BuiltProgram.run(["clean", "site"], in: folder)
    #expect(run.code == 0)
    #expect(
      run.output.hasSuffix("Left 1 file that wikigen did not write:\n  site/CNAME\n"))
    #expect(
      try SiteFiles(folder.path).paths == ["wiki/notes.txt", "site/CNAME"])
  }

  @Test func `removes the cache, which the next run makes anew`() async throws {
    let folder = try TemporaryFolder()
    try await RickAndMortyServer.run { server in
      let environment = ["WIKIGEN_RICKANDMORTY_URL": server.base]
      let fetch = ["fetch", "--images", "none", "--quiet", "--cache", "kept"]
      for _ in 1...2 {
        #expect(try await BuiltProgram.run(fetch, in: folder, environment).code == 0)
        let run = try await BuiltProgram.run(["clean", "--cache", "kept"], in: folder)
        #expect(run.code == 0)
        #expect(run.output.contains(" from kept.\n"))
        #expect(try Self.names(in: folder) == [])
      }
    }
    let run = try await BuiltProgram.run(["clean"], in: folder)
    #expect(run.output == "Nothing to remove in .wikigen.\n")
    #expect(try Self.names(in: folder) == [])
  }

  /// The wiki has no lock: builds only read it.
  @Test func `leaves a cache that a run has: 75`() async throws {
    let folder = try TemporaryFolder([".wikigen/lock": "1\n", ".wikigen/store.sqlite": ""])
    let lock = open("\(folder.path)/.wikigen/lock", O_RDWR | O_CLOEXEC)
    defer { close(lock) }
    #expect(flock(lock, LOCK_EX) == 0)
    let listed = try await BuiltProgram.run(["clean", "--dry-run"], in: folder)
    #expect(listed.code == 0)
    let run = try await BuiltProgram.run(["clean"], in: folder)
    #expect(run.code == 75)
    #expect(run.complaints.hasPrefix("wikigen: waiting for process 1, which has the cache\n"))
    #expect(FileManager.default.fileExists(atPath: "\(folder.path)/.wikigen/store.sqlite"))
  }
}
