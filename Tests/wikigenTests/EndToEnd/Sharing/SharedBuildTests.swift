import Foundation
import TestSupport
import Testing

@Suite struct `A build in shares` {
  private static let everything = [
    "--pwa", "--json", "--markdown", "--base-url", "https://example.org/wiki",
  ]

  private static func build(
    _ arguments: [String], in folder: TemporaryFolder, day: String = "1795000000"
  ) async throws -> ProgramRun {
    try await BuiltProgram.run(
      ["build"] + arguments, in: folder, ["WIKIGEN_SOURCE": "", "SOURCE_DATE_EPOCH": day])
  }

  private static func merge(
    _ arguments: [String], in folder: TemporaryFolder
  ) async throws -> ProgramRun {
    try await BuiltProgram.run(["merge"] + arguments, in: folder)
  }

  @Test func `comes out as one build does, byte by byte`() async throws {
    let folder = try TemporaryFolder()
    let data = ["--fixtures", "--quiet"] + Self.everything
    #expect(try await Self.build(data + ["--out", "whole"], in: folder).code == 0)
    for number in 1...3 {
      let share = ["--shard", "\(number)/3", "--out", "share-\(number)", "--verify"]
      #expect(try await Self.build(data + share, in: folder).code == 0)
    }
    let run = try await Self.merge(
      ["share-3", "share-1", "share-2", "--changes", "changes.txt"], in: folder)
    #expect(run.code == 0, "\(run.complaints)")
    let (whole, site) = (
      try SiteFiles("whole", in: folder), try SiteFiles("site", in: folder)
    )
    #expect(site.differences(from: whole) == [])
    #expect(whole.paths.count > 3_000)
    let changes = try SiteFiles(folder.path).text("changes.txt")
    #expect(Set(changes.split(separator: "\n").map { String($0.dropFirst(2)) }) == whole.paths)
    let shares = try (1...3).map { try SiteFiles("share-\($0)", in: folder).paths.count - 2 }
    #expect(shares.reduce(0, +) == whole.paths.count - 2)
    #expect(shares.allSatisfy { $0 > whole.paths.count / 4 })
  }

  @Test func `says which share it made, and what is to be done with it`() async throws {
    let folder = try TemporaryFolder()
    let share = ["--fixtures", "--source", "rickandmorty", "--images", "none", "--shard", "2/3"]
    let run = try await Self.build(
      share + ["--out", "s2", "--report", "report.json", "--summary", "summary.md"], in: folder)
    #expect(run.code == 0)
    #expect(
      run.output.wholeMatch(
        of:
          /Wrote \d+ pages of the share 2\/3 \(.*\) to s2 in .* s\.\nJoin the shares with wikigen merge\.\n1 warning\n/
      ) != nil, "\(run.output)")
    let files = try SiteFiles(folder.path)
    #expect(files.text("report.json").contains("\"share\" : \"2/3\""))
    #expect(files.text("summary.md").contains(" pages of the share 2/3** to `s2`."))
    // A share that has another file is refused by the next merge.
    let inside = try await Self.merge(["s2", "--changes", "s2/changes.txt"], in: folder)
    #expect(inside.code == 78)
    #expect(try SiteFiles("s2", in: folder).paths.contains("changes.txt") == false)
    let unnamed = try await Self.merge(["s2", ""], in: folder)
    #expect(unnamed.code == 64)
    #expect(
      unnamed.complaints
        == "wikigen: command line: wikigen merge was given an empty name. "
        + "Name the folder of each share.\n")
    let again = try await Self.build(share + ["--out", "s2"], in: folder)
    #expect(again.output.hasPrefix("Nothing changed: s2 has its "))
  }

  @Test func `goes on from the wiki of --after, as one build goes on from its own`() async throws {
    let folder = try TemporaryFolder()
    let recorded = try RecordedFolder(in: folder)
    let data = ["--images", "none", "--quiet", "--recorded", recorded.path]
    for out in ["whole", "site"] {
      #expect(try await Self.build(data + ["--out", out], in: folder).code == 0)
    }
    try recorded.change("character", 1) { row in
      row.merging(["name": "Ricardo Sanchez"]) { $1 }
    }
    #expect(try await Self.build(data + ["--out", "whole"], in: folder).code == 0)
    let shares = ["s1", "s2"]
    for after in [[], ["--after", "site"]] {
      for (number, out) in shares.enumerated() {
        let share = ["--shard", "\(number + 1)/2", "--out", out] + after
        #expect(try await Self.build(data + share, in: folder).code == 0)
      }
      let run = try await Self.merge(shares, in: folder)
      guard after.isEmpty else { continue }
      #expect(run.code == 65)
      #expect(run.complaints.contains("site/characters/1-rick-sanchez.html would be gone"))
    }
    #expect(
      try SiteFiles("site", in: folder).differences(from: SiteFiles("whole", in: folder)) == [])
    #expect(try SiteFiles("site", in: folder).paths.contains("characters/1-rick-sanchez.html"))
  }

  @Test func `is made by machines that have a copy of one cache each`() async throws {
    let folder = try TemporaryFolder()
    try await RickAndMortyServer.run { server in
      let environment = ["WIKIGEN_RICKANDMORTY_URL": server.base]
      let fetch = ["fetch", "--quiet", "--cache", "cache-0"]
      #expect(try await BuiltProgram.run(fetch, in: folder, environment).code == 0)
      let builds = [
        ["--out", "whole"], ["--shard", "1/2", "--out", "s1"], ["--shard", "2/2", "--out", "s2"],
      ]
      for (number, build) in builds.enumerated() {
        let cache = "\(folder.path)/cache-\(number)"
        if number > 0 {
          try FileManager.default.copyItem(atPath: "\(folder.path)/cache-0", toPath: cache)
        }
        let offline = ["build", "--offline", "--quiet", "--cache", cache]
        #expect(try await BuiltProgram.run(offline + build, in: folder, environment).code == 0)
      }
    }
    #expect(try await Self.merge(["s1", "s2"], in: folder).code == 0)
    #expect(
      try SiteFiles("site", in: folder).differences(from: SiteFiles("whole", in: folder)) == [])
  }

  @Test func `with another template is no part of the same wiki`() async throws {
    let folder = try TemporaryFolder()
    let data = ["--fixtures", "--quiet", "--source", "rickandmorty", "--images", "none"]
    #expect(try await Self.build(data + ["--shard", "1/2", "--out", "s1"], in: folder).code == 0)
    let template = CheckoutFolder.path("Templates/rickandmorty/episode.md")
    try folder.write(
      try String(contentsOfFile: template, encoding: .utf8) + "\nThe end.\n",
      to: "Templates/rickandmorty/episode.md")
    #expect(try await Self.build(data + ["--shard", "2/2", "--out", "s2"], in: folder).code == 0)
    let run = try await Self.merge(["s1", "s2"], in: folder)
    #expect(run.code == 65)
    #expect(
      run.complaints.contains(
        "s2 is no share of the wiki that s1 is of: data, settings, templates or theme were others."
      ))
    #expect(try !SiteFiles(folder.path).paths.contains { $0.hasPrefix("site/") })
  }

  @Test(arguments: ["0/4", "5/4", "4", "a/b", "1/0"])
  func `is asked for as i/n: 64`(text: String) async throws {
    let run = try await Self.build(["--fixtures", "--shard", text], in: try TemporaryFolder())
    #expect(run.code == 64)
    #expect(
      run.complaints.contains(
        "--shard is '\(text)' where a share such as 2/4 is due."))
  }

  @Test func `alone can be told what it replaces: 64`() async throws {
    let run = try await Self.build(["--fixtures", "--after", "site"], in: try TemporaryFolder())
    #expect(run.code == 64)
    #expect(run.complaints.contains("--after is for shares"))
  }
}
