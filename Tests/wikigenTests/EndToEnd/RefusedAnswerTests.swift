import Foundation
import TestSupport
import Testing

@Suite struct `An answer that can't be used` {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let target: String
    let answer: CannedAnswer
    let code: Int32
    /// What follows the address; `BASE` stands for the server's.
    let sentence: String
  }

  private static let remedy = "Check WIKIGEN_RICKANDMORTY_URL, or try again later."

  private static let cases = [
    Case(
      testDescription: "a 404", target: "episode?page=2",
      answer: .json(#"{"error":"There is nothing here"}"#, status: 404), code: 65,
      sentence: #"answered 404 ("There is nothing here") where the wire promises a page."#),
    Case(
      testDescription: "HTML", target: "character?page=4",
      answer: .html("<!doctype html><title>Sign in to this network</title>"), code: 65,
      sentence: "answered HTML where JSON was due."),
    Case(
      testDescription: "nothing", target: "location",
      answer: CannedAnswer(body: []), code: 65, sentence: "answered nothing where JSON was due."),
    Case(
      testDescription: "half a page", target: "location?page=2",
      answer: .json(#"{"info":{"count":32,"pages":2},"resul"#), code: 65,
      sentence: "is not JSON (it breaks off after 37 bytes)."),
    Case(
      testDescription: "a missing field", target: "episode",
      answer: .json(
        #"{"info":{"count":1,"pages":1,"next":null,"prev":null},"results":[{"id":1,"name":"","#
          + #""created":"","episode":"S","characters":[],"url":""}]}"#),
      code: 65, sentence: "lacks the field results[0].air_date."),
    Case(
      testDescription: "an envelope of another kind", target: "character",
      answer: .json(#"{"page":1,"results":[],"total_pages":1}"#), code: 65,
      sentence: "lacks the field info."),
    Case(
      testDescription: "a redirect", target: "character",
      answer: CannedAnswer(status: 302, headers: ["Location": "http://127.0.0.1:1/"], body: []),
      code: 65,
      sentence: "answered 302, a redirect, to http://127.0.0.1:1/, where JSON was due."),
    Case(
      testDescription: "no service", target: "location?page=2",
      answer: .html("<h1>Bad gateway</h1>", status: 502), code: 69,
      sentence: "answered 502 where JSON was due, asked 10 times."),
    Case(
      testDescription: "too many requests", target: "character?page=5",
      answer: .json(#"{"error":"slow down"}"#, status: 429), code: 69,
      sentence: #"answered 429 ("slow down") where JSON was due, asked 10 times."#),
  ]

  @Test(arguments: cases)
  func `is named by its address, and the old site stays`(refusal: Case) async throws {
    let folder = try TemporaryFolder()
    _ = try await BuiltProgram.run(["build", "--fixtures", "--quiet"], in: folder)
    let before = try SiteFiles(folder.path)
    let overrides = [refusal.target: RickAndMortyServer.Override.always(refusal.answer)]
    try await RickAndMortyServer.run(overrides: overrides) { server in
      let run = try await BuiltProgram.run(
        ["build", "--quiet", "--report", "report.json"], in: folder,
        ["WIKIGEN_RICKANDMORTY_URL": server.base])
      #expect(run.code == refusal.code)
      #expect(run.output == "")
      #expect(
        run.complaints == """
          wikigen: fetching: \(server.base)/\(refusal.target) \(refusal.sentence) \(Self.remedy)\n
          """)
    }
    let after = try SiteFiles(folder.path)
    #expect(after.differences(from: before) == ["report.json"])
    #expect(after.text("report.json").contains("\"exitCode\" : \(refusal.code)"))
  }

  @Test func `of a server that is off ends with 69, and the old site stays`() async throws {
    let folder = try TemporaryFolder()
    _ = try await BuiltProgram.run(["build", "--fixtures", "--quiet"], in: folder)
    let before = try SiteFiles(folder.path)
    let base = try await RawServer.closedAddress() + "/api"
    let run = try await BuiltProgram.run(
      ["build", "--quiet"], in: folder, ["WIKIGEN_RICKANDMORTY_URL": base])
    #expect(run.code == 69)
    #expect(run.output == "")
    #expect(
      run.complaints == """
        wikigen: fetching: \(base)/character cannot be reached: the connection was refused, asked \
        5 times. Check the network and WIKIGEN_RICKANDMORTY_URL, or try again later.\n
        """)
    #expect(try SiteFiles(folder.path).differences(from: before).isEmpty)
  }

  @Test func `in a recording ends with 65, and the old site stays`() async throws {
    let folder = try TemporaryFolder()
    _ = try await BuiltProgram.run(["build", "--fixtures", "--quiet"], in: folder)
    let recorded = try RecordedFolder(in: folder)
    try recorded.change("character", 61) { $0.filter { $0.key != "gender" } }
    let before = try SiteFiles(folder.path)
    let run = try await BuiltProgram.run(
      ["build", "--quiet", "--recorded", "recorded"], in: folder)
    #expect(run.code == 65)
    #expect(
      run.complaints == """
        wikigen: fetching: https://rickandmortyapi.com/api/character?page=4 lacks the field \
        results[0].gender. Check --recorded, or try again later.\n
        """)
    #expect(try SiteFiles(folder.path).differences(from: before).isEmpty)
  }

  @Test func `for a picture is a warning and a placeholder`() async throws {
    let folder = try TemporaryFolder()
    let overrides = [
      "character/avatar/7.jpeg": RickAndMortyServer.Override.always(.html("<p>Gone", status: 404)),
      "character/avatar/8.jpeg": .always(.html("<p>Not a picture at all")),
    ]
    try await RickAndMortyServer.run(overrides: overrides) { server in
      let run = try await BuiltProgram.run(
        ["build", "--quiet"], in: folder, ["WIKIGEN_RICKANDMORTY_URL": server.base])
      #expect(run.code == 0)
      #expect(
        run.complaints.contains(
          "wikigen: warning: \(server.base)/character/avatar/7.jpeg answered 404 where the wire "
            + "promises a picture. \(Self.remedy)\n"))
      #expect(
        run.complaints.contains(
          "wikigen: warning: \(server.base)/character/avatar/8.jpeg is not a JPEG, PNG, GIF, "
            + "WebP or AVIF picture. \(Self.remedy)\n"))
    }
    let files = try SiteFiles("site", in: folder)
    #expect(files.paths.count { $0.hasPrefix("images/") } == 84)
    let page = try #require(files.paths.first { $0.hasPrefix("characters/7-") })
    #expect(files.text(page).contains("initials"))
  }
}
