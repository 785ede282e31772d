import Foundation
import GRDB
import Synchronization
import TestSupport
import Testing

/// What a build keeps of what it fetched, and what it refuses because of that.
@Suite struct `A run that is kept` {
  private static let build = ["build", "--images", "none", "--quiet"]

  /// How the server behaves, which a test changes between two runs.
  private final class Mood: Sendable {
    private let answer = Mutex<CannedAnswer?>(nil)
    private let target = Mutex("")

    func answers(_ answer: CannedAnswer?, to target: String = "") {
      self.answer.withLock { $0 = answer }
      self.target.withLock { $0 = target }
    }

    func instead(_ request: SeenRequest) -> CannedAnswer? {
      let wanted = target.withLock(\.self)
      return wanted.isEmpty || request.target.contains(wanted) ? answer.withLock(\.self) : nil
    }
  }

  private static let down = CannedAnswer.json(#"{"error":"closed"}"#, status: 503)
  /// One page of episodes that says it is all there is; the sample data has 22.
  private static func episodes(_ count: Int) -> CannedAnswer {
    let rows = (1...count).map {
      #"{"id":\#($0),"name":"E\#($0)","air_date":"December 2, 2013","episode":"S01E\#($0)","#
        + #""characters":[],"url":"","created":"2017-11-10T12:56:33.798Z"}"#
    }
    return .json(
      #"{"info":{"count":\#(count),"pages":1,"next":null,"prev":null},"results":["#
        + rows.joined(separator: ",") + "]}")
  }

  private static func running(
    _ body: (TemporaryFolder, RickAndMortyServer, Mood) async throws -> Void
  ) async throws {
    let folder = try TemporaryFolder()
    let mood = Mood()
    let instead = { @Sendable (request: SeenRequest) in mood.instead(request) }
    try await RickAndMortyServer.run(hasETags: true, instead: instead) { server in
      try await body(folder, server, mood)
    }
  }

  private static func text(_ folder: TemporaryFolder, _ file: String) throws -> String {
    try String(contentsOfFile: "\(folder.path)/\(file)", encoding: .utf8)
  }

  private static func run(
    _ arguments: [String], in folder: TemporaryFolder, _ server: RickAndMortyServer
  ) async throws -> ProgramRun {
    try await BuiltProgram.run(
      arguments, in: folder, ["WIKIGEN_RICKANDMORTY_URL": server.base])
  }

  @Test func `is revalidated by the next, without a body, to the same bytes`() async throws {
    try await Self.running { folder, server, _ in
      #expect(try await Self.run(Self.build + ["--out", "one"], in: folder, server).code == 0)
      let asked = server.log.targets.count
      let second = try await Self.run(
        Self.build + ["--out", "two", "--report", "report.json"], in: folder, server)
      #expect(second.code == 0)
      let again = server.log.seen.dropFirst(asked)
      #expect(again.count == asked)
      #expect(again.allSatisfy { !$0.headers("If-None-Match").isEmpty })
      let report = try Self.text(folder, "report.json")
      #expect(report.contains(#""received" : 0"#))
      #expect(report.contains("\"revalidated\" : \(asked)"))
      let differences = try SiteFiles("two", in: folder)
        .differences(from: try SiteFiles("one", in: folder))
      #expect(differences.isEmpty)
    }
  }

  @Test func `is enough for a wiki without network`() async throws {
    try await Self.running { folder, server, _ in
      let fetch = try await Self.run(["fetch", "--images", "none"], in: folder, server)
      #expect(fetch.code == 0)
      #expect(fetch.output.hasPrefix("Fetched 86 characters, 32 locations, 22 episodes into "))
      let asked = server.log.targets.count
      let build = try await Self.run(Self.build + ["--offline"], in: folder, server)
      #expect(build.code == 0)
      #expect(server.log.targets.count == asked)
      #expect(try SiteFiles("site", in: folder).paths.contains("characters/1-rick-sanchez.html"))
    }
  }

  @Test func `is not read again where nothing changed`() async throws {
    try await Self.running { folder, server, _ in
      let build = ["build", "--images", "none", "--offline"]
      #expect(try await Self.run(["fetch", "--images", "none"], in: folder, server).code == 0)
      let first = try await Self.run(build + ["--report", "first.json"], in: folder, server)
      #expect(first.output.hasPrefix("Wrote "))

      // What is made of it otherwise is what a first build makes.
      let other = build + ["--set", "pages.size=7"]
      #expect(try await Self.run(other + ["--out", "one"], in: folder, server).code == 0)
      #expect(try await Self.run(build + ["--out", "two"], in: folder, server).code == 0)
      #expect(try await Self.run(other + ["--out", "two"], in: folder, server).code == 0)
      let differences = try SiteFiles("two", in: folder)
        .differences(from: try SiteFiles("one", in: folder))
      #expect(differences.isEmpty)

      let store = try DatabaseQueue(path: "\(folder.path)/.wikigen/store.sqlite")
      try await store.write { try $0.execute(sql: "UPDATE bodies SET deflated = x'00'") }
      try store.close()
      let again = try await Self.run(build + ["--report", "again.json"], in: folder, server)
      #expect(again.output.hasPrefix("Nothing changed: "))
      #expect(try Self.facts(folder, "first.json") == Self.facts(folder, "again.json"))
      let verified = try await Self.run(build + ["--verify"], in: folder, server)
      #expect(verified.code == 73)
      #expect(verified.complaints.contains(".wikigen/store.sqlite is damaged. Run wikigen again"))
    }
  }

  @Test func `is told to be damaged once templates are sound, with all that is known of it`()
    async throws
  {
    try await Self.running { folder, server, _ in
      let build = ["build", "--images", "none", "--offline", "--report", "report.json"]
      try await Self.fetchDamaged(in: folder, server)
      let damaged = try await Self.run(build, in: folder, server)
      #expect(damaged.code == 73)
      #expect(damaged.complaints.contains(".wikigen/store.sqlite is damaged. Run wikigen again"))
      #expect(damaged.complaints.contains("warning: "))
      #expect(try Self.facts(folder, "report.json").count > 1)

      try await Self.fetchDamaged(in: folder, server)
      try folder.write("{{entry.titel}}\n", to: "mine/rickandmorty/character.md")
      let broken = try await Self.run(build + ["--templates", "mine"], in: folder, server)
      #expect(broken.code == 78)
      #expect(broken.complaints.contains("uses 'entry.titel', which EntryFrame does not have"))
      #expect(!broken.complaints.contains("damaged"))
      // What was met meanwhile is told by the next.
      let next = try await Self.run(build, in: folder, server)
      #expect(next.complaints.contains(".wikigen/store.sqlite was damaged. It is now "))
    }
  }

  /// Into a cache of which no body can be read afterwards.
  private static func fetchDamaged(
    in folder: TemporaryFolder, _ server: RickAndMortyServer
  ) async throws {
    #expect(try await run(["fetch", "--images", "none"], in: folder, server).code == 0)
    let store = try DatabaseQueue(path: "\(folder.path)/.wikigen/store.sqlite")
    try await store.write { try $0.execute(sql: "UPDATE bodies SET deflated = x'00'") }
    try store.close()
  }

  /// What a report says of the data.
  private static func facts(_ folder: TemporaryFolder, _ report: String) throws -> NSDictionary {
    let whole = try JSONSerialization.jsonObject(with: Data(Self.text(folder, report).utf8))
    let members = try #require(whole as? [String: Any])
    #expect((members["warnings"] as? [Any])?.isEmpty == false)
    return ["entries", "warnings", "ages", "skipped"].reduce(into: NSMutableDictionary()) {
      $0[$1] = members[$1]
    }
  }

  @Test func `is told of by wikigen sources, until the settings change`() async throws {
    try await Self.running { folder, server, _ in
      let none = try await Self.run(["sources"], in: folder, server)
      #expect(none.output.contains("\n  no complete run yet\n"))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
      #expect(try await Self.run(Self.build + ["--max-pages", "1"], in: folder, server).code == 0)
      let sample = try await Self.run(["sources"], in: folder, server)
      #expect(sample.output.contains("\n  no complete run yet\n"))
      #expect(try await Self.run(Self.build + ["--force"], in: folder, server).code == 0)
      let asked = server.log.targets.count
      let kept = try await Self.run(["sources"], in: folder, server)
      #expect(
        kept.output.contains(/\n  last complete run: 2\d{3}-\d\d-\d\d \d\d:\d\d UTC, just now\n/))
      #expect(kept.output.contains("\n    86 characters, 22 episodes, 32 locations; "))
      #expect(kept.complaints == "")
      try folder.write("site: {language: de}", to: "other.yml")
      let other = try await Self.run(["sources", "--config", "other.yml"], in: folder, server)
      #expect(other.output.contains("\n  no complete run of these settings; one of other settings"))
      #expect(server.log.targets.count == asked)
    }
  }

  @Test func `says what it asked for`() async throws {
    try await Self.running { folder, server, _ in
      let build = ["build", "--images", "none"]
      let first = try await Self.run(build, in: folder, server)
      #expect(first.output.contains(/\n9 requests: \d+\.\d KB received\n/))
      let second = try await Self.run(build, in: folder, server)
      #expect(second.output.contains("\n9 requests: 9 unchanged, 0 bytes received\n"))
      for unasked in [["--offline"], ["--fixtures", "--force"]] {
        let run = try await Self.run(build + unasked, in: folder, server)
        #expect(run.code == 0)
        #expect(!run.output.contains("request"))
      }
    }
  }

  @Test func `is enough of a sample too`() async throws {
    try await Self.running { folder, server, _ in
      let sample = Self.build + ["--max-pages", "1"]
      let fetched = try await Self.run(sample, in: folder, server)
      #expect(fetched.code == 0)
      let kept = try await Self.run(sample + ["--offline", "--out", "two"], in: folder, server)
      #expect(kept.code == 0)
    }
  }

  @Test func `is recorded, and the recording makes the same pages`() async throws {
    try await Self.running { folder, server, _ in
      let record = try await Self.run(
        ["record", "--images", "none", "--out", "recorded", "--quiet"], in: folder, server)
      #expect(record.code == 0)
      let recorded = try await Self.run(
        Self.build + ["--recorded", "recorded", "--out", "one"], in: folder, server)
      #expect(recorded.code == 0)
      #expect(try await Self.run(Self.build + ["--out", "two"], in: folder, server).code == 0)
      let differences = try SiteFiles("two", in: folder)
        .differences(from: try SiteFiles("one", in: folder))
      #expect(differences == ["about.html", "wikigen-links.json", "wikigen-manifest.json"])
    }
  }

  @Test func `refuses to record over a folder of something else`() async throws {
    try await Self.running { folder, server, _ in
      try folder.write("mine", to: "recorded/notes.txt")
      let run = try await Self.run(
        ["record", "--out", "recorded", "--images", "none"], in: folder, server)
      #expect(run.code == 73)
      #expect(try Self.text(folder, "recorded/notes.txt") == "mine")
    }
  }

  @Test func `stands in for an API that is down, and says so`() async throws {
    try await Self.running { folder, server, mood in
      #expect(try await Self.run(Self.build, in: folder, server).code == 0)
      mood.answers(Self.down)
      let asked = server.log.targets.count
      let run = try await Self.run(
        Self.build + ["--report", "report.json"], in: folder, server)
      #expect(run.code == 0)
      #expect(run.complaints.contains(" is as it was on "))
      let report = try Self.text(folder, "report.json")
      #expect(report.contains("\"sent\" : \(server.log.targets.count - asked)"))
      let site = try SiteFiles("site", in: folder)
      #expect(site.text("index.html").contains("did not answer when this wiki was last made"))
      #expect(site.text("about.html").contains("did not answer when this wiki was last made"))
      let refused = try await Self.run(Self.build + ["--strict"], in: folder, server)
      #expect(refused.code == 69)
      #expect(try SiteFiles("site", in: folder).differences(from: site).isEmpty)
    }
  }

  @Test func `is no smaller than the one before it, unless that is accepted`() async throws {
    try await Self.running { folder, server, mood in
      #expect(try await Self.run(Self.build, in: folder, server).code == 0)
      let before = try SiteFiles("site", in: folder)
      mood.answers(Self.episodes(1), to: "/episode")
      let refused = try await Self.run(Self.build, in: folder, server)
      #expect(refused.code == 65)
      #expect(
        refused.complaints.contains(
          "episodes has 1 entry where the last complete run has 22, and at most 10 % may be lost."))
      #expect(try SiteFiles("site", in: folder).differences(from: before).isEmpty)
      // What was refused is nobody's baseline.
      #expect(try await Self.run(Self.build, in: folder, server).code == 65)
      #expect(try await Self.run(Self.build + ["--accept-shrink"], in: folder, server).code == 0)
      #expect(try await Self.run(Self.build, in: folder, server).code == 0)
    }
  }

  @Test func `is compared with the wiki that stands where there is none`() async throws {
    try await Self.running { folder, server, mood in
      #expect(try await Self.run(Self.build, in: folder, server).code == 0)
      mood.answers(Self.episodes(1), to: "/episode")
      let elsewhere = ["--cache", "other"]
      let refused = try await Self.run(Self.build + elsewhere, in: folder, server)
      #expect(refused.code == 65)
      #expect(refused.complaints.contains("where site has 22"))
      let given = try await Self.run(
        Self.build + elsewhere + ["--out", "new", "--baseline", "site"], in: folder, server)
      #expect(given.code == 65)
      #expect(given.complaints.contains("where --baseline has 22"))
    }
  }

  @Test func `must have something to be compared with where that is required`() async throws {
    try await Self.running { folder, server, _ in
      let run = try await Self.run(Self.build + ["--require-baseline"], in: folder, server)
      #expect(run.code == 65)
      #expect(run.complaints.contains("rickandmorty has nothing to be compared with"))
    }
  }

  @Test func `that is not there is told when it is asked for`() async throws {
    try await Self.running { folder, server, _ in
      let run = try await Self.run(Self.build + ["--offline"], in: folder, server)
      #expect(run.code == 69)
      #expect(run.complaints.contains("has no complete run in .wikigen of what is asked now"))
      #expect(server.log.targets.isEmpty)
    }
  }

  @Test func `goes on where one that failed stopped`() async throws {
    try await Self.running { folder, server, mood in
      // It fails at the last list, with all before it in the store.
      mood.answers(.html("<h1>Later</h1>"), to: "/episode")
      let stopped = try await Self.run(Self.build, in: folder, server)
      #expect(stopped.code == 65)
      let asked = Set(server.log.targets.filter { !$0.contains("/episode") })
      let count = server.log.targets.count
      mood.answers(nil)
      let done = try await Self.run(Self.build, in: folder, server)
      #expect(done.code == 0)
      let again = server.log.targets.dropFirst(count)
      #expect(asked.isDisjoint(with: again))
      #expect(again.contains { $0.contains("/episode") })
    }
  }
}
