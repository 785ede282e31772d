import Diagnostics
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import wikigen

@Suite struct `A log of JSON` {
  /// What a console writes at a time that stands still.
  private static func lines(_ remark: (Console) -> Void) throws -> [[String: String]] {
    let text = Mutex("")
    let shared = Console.log(
      now: { 1_700_000_000 }, to: { line in text.withLock { $0 += line } }, printing: { _ in })
    remark(shared)
    return try text.withLock(\.self).split(separator: "\n").map {
      try JSONDecoder().decode([String: String].self, from: Data($0.utf8))
    }
  }

  @Test func `has an object for each remark`() throws {
    let lines = try Self.lines { console in
      console.notice("waiting")
      WarningPrinter(console).print([
        Warning(.duplicate, subject: "characters/1", "It is there twice.")
      ])
      console.stop(
        Fault(.fetching, "http://x", "answered 503", remedy: "Try again", category: .unavailable))
      console.tell("fetching tmdb: 3 of 9", stage: .fetching, source: "tmdb")
    }
    let time = "2023-11-14T22:13:20Z"
    #expect(
      lines == [
        ["time": time, "level": "info", "message": "waiting"],
        [
          "time": time, "level": "warning", "message": "It is there twice.", "kind": "duplicate",
          "subject": "characters/1",
        ],
        [
          "time": time, "level": "error", "message": "http://x answered 503. Try again.",
          "stage": "fetching", "subject": "http://x", "remedy": "Try again", "exitCode": "69",
        ],
        [
          "time": time, "level": "info", "message": "fetching tmdb: 3 of 9", "stage": "fetching",
          "subject": "tmdb",
        ],
      ])
  }

  @Test func `has a line for each, whatever the data says`() throws {
    let hostile = "a\n{\"level\":\"error\"}\u{1B}[31m\u{2028}\"\\"
    let lines = try Self.lines { console in
      console.notice(hostile)
      WarningPrinter(console).print([Warning(.duplicate, subject: hostile, hostile)])
      console.stop(Fault(.fetching, hostile, hostile, remedy: hostile, category: .data))
    }
    #expect(lines.count == 3)
    #expect(lines.allSatisfy { line in line.values.allSatisfy { !$0.contains("\u{1B}") } })
    #expect(lines.map { $0["level"] } == ["info", "warning", "error"])
  }

  @Test(
    arguments: [
      (["build", "--log-format", "json"], [:], LogFormat.json),
      (["build", "--log-format=json"], [:], .json), (["build"], [:], .text),
      (["build"], ["WIKIGEN_LOG_FORMAT": "json"], .json),
      (["build", "--log-format", "text"], ["WIKIGEN_LOG_FORMAT": "json"], .text),
      (["build", "--log-format"], [:], .text), (["--", "--log-format", "json"], [:], .text),
    ] as [([String], [String: String], LogFormat)])
  func `is asked for by a flag or the environment`(
    arguments: [String], environment: [String: String], format: LogFormat
  ) {
    #expect(LogFormat(arguments: arguments, environment: environment) == format)
  }

  @Test(
    arguments: [
      (["build", "--log-format", "json", "--images", "none"], 0),
      (["build", "--log-format", "json", "--verbose", "--images", "none"], 0),
      (["build", "--log-format", "json", "--nosuch"], 64),
      (["build", "--log-format", "json", "--source", "tmdb"], 77),
    ] as [([String], Int32)])
  func `is all of stderr, and stdout stays the summary`(
    arguments: [String], code: Int32
  ) async throws {
    let folder = try TemporaryFolder()
    try await RickAndMortyServer.run { server in
      let environment = ["WIKIGEN_RICKANDMORTY_URL": server.base, "TMDB_API_KEY": ""]
      let run = try await BuiltProgram.run(arguments, in: folder, environment)
      #expect(run.code == code)
      #expect(!run.complaintLines.isEmpty)
      for line in run.complaintLines {
        let fields = try JSONDecoder().decode([String: String].self, from: Data(line.utf8))
        #expect(Set(["time", "level", "message"]).isSubset(of: fields.keys), "\(line)")
      }
      #expect(run.output.hasPrefix("Wrote ") == (code == 0))
    }
  }

  @Test func `has no credential`() async throws {
    try await TMDBServer.run { server in
      let build = try await FilmRun(
        ["--images", "download", "--verbose", "--log-format", "json"], from: server,
        credential: ["TMDB_API_KEY": TMDBServer.key])
      #expect(build.run.code == 0)
      #expect(try build.places(of: TMDBServer.key).isEmpty)
    }
  }

  @Test func `is no other word`() async throws {
    let folder = try TemporaryFolder()
    let run = try await BuiltProgram.run(["build", "--log-format", "xml"], in: folder)
    #expect(run.code == 64)
    #expect(run.complaints.contains("--log-format is 'xml' where "))
  }
}
