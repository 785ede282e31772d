import Foundation
import Testing

@Suite struct `A build from the sample data` {
  @Test func `prints counts and the file to open, and ends with 0`() async throws {
    let folder = try TemporaryFolder()
    let run = try await BuiltProgram.run(["build", "--fixtures"], in: folder)
    #expect(run.code == 0)
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.count == 3)
    let summary = try #require(
      lines.first?.wholeMatch(
        of:
          /Wrote (\d+) pages \(86 characters, 32 locations, 22 episodes\) to site in (\d+\.\d+) s\./
      ))
    #expect(summary.2 != "0.0")
    #expect(lines.dropFirst() == ["Open site/index.html", "1 warning; see site/about.html"])
    let files = try SiteFiles("site", in: folder)
    #expect(files.paths.count { $0.hasSuffix(".html") } == Int(summary.1))
    #expect(
      run.complaints.contains(
        """
        wikigen: warning: characters/86 names episodes/18, which does not name it back; the wiki \
        shows the link on both.\n
        """))
  }

  @Test func `leaves a manifest of exactly the files that are there`() async throws {
    let folder = try TemporaryFolder()
    _ = try await BuiltProgram.run(["build", "--fixtures", "--quiet"], in: folder)
    let files = try SiteFiles("site", in: folder)
    let manifest = try SiteManifest(of: files)
    #expect(manifest.version == 2)
    #expect(manifest.generator.hasPrefix("wikigen "))
    #expect(manifest.origin == "fixtures")
    #expect(manifest.counts == ["characters": 86, "locations": 32, "episodes": 22])
    #expect(
      Set(manifest.files.keys)
        == files.paths.subtracting(["wikigen-links.json", "wikigen-manifest.json"]))
    #expect(
      manifest.files.values.allSatisfy {
        $0.digest.wholeMatch(of: /([0-9a-f]{8}-)?[0-9a-f]{64}/) != nil
      })
    let entries = manifest.files.values.compactMap(\.entry)
    #expect(Set(entries).count == 140)
    #expect(entries.count == 140)
    #expect(manifest.files["episodes/1-pilot.html"]?.entry == "episodes/1")
    #expect(!files.text("wikigen-manifest.json").contains(folder.path))
  }

  @Test func `writes the same bytes with one job and with eight, in any zone and language`()
    async throws
  {
    let folder = try TemporaryFolder()
    let plain = try await BuiltProgram.run(
      ["build", "--fixtures", "--jobs", "1", "--out", "one"], in: folder)
    let other = try await BuiltProgram.run(
      ["build", "--fixtures", "--jobs", "8", "--out", "eight"], in: folder,
      ["TZ": "Asia/Kolkata", "LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8"])
    #expect(plain.code == 0)
    #expect(other.code == 0)
    let differences = try SiteFiles("one", in: folder)
      .differences(from: SiteFiles("eight", in: folder))
    #expect(differences.isEmpty)
  }

  #if os(Linux)
    @Test func `reads nothing of the memory that it has given back`() async throws {
      let folder = try TemporaryFolder()
      _ = try await BuiltProgram.run(
        ["build", "--fixtures", "--quiet", "--out", "plain"], in: folder)
      // glibc then fills whatever is given back.
      let run = try await BuiltProgram.run(
        ["build", "--fixtures", "--quiet", "--out", "perturbed"], in: folder,
        ["MALLOC_PERTURB_": "165"])
      #expect(run.code == 0)
      let differences = try SiteFiles("plain", in: folder)
        .differences(from: SiteFiles("perturbed", in: folder))
      #expect(differences.isEmpty)
    }
  #endif

  @Test func `builds over its own site and changes nothing`() async throws {
    let folder = try TemporaryFolder()
    for _ in 1...2 {
      let run = try await BuiltProgram.run(["build", "--fixtures", "--quiet"], in: folder)
      #expect(run.code == 0)
    }
    let again = try SiteFiles("site", in: folder)
    _ = try await BuiltProgram.run(["build", "--fixtures", "--out", "new"], in: folder)
    #expect(try again.differences(from: SiteFiles("new", in: folder)).isEmpty)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["new", "site"])
  }
}
