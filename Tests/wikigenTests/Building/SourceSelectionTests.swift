import Diagnostics
import Fetching
import Testing
import Wiki

@testable import Importing
@testable import wikigen

@Suite struct `The sources of a build` {
  private static let free = APISource.sample("free")
  private static let closed = APISource.sample("closed", credentials: .sample)

  private static let needs =
    "closed needs a credential, and neither TOKEN nor KEY is set. "
    + "Get one at https://api.example/keys and set TOKEN."

  private static func selection(
    _ arguments: [String] = [], environment: [String: String] = [:], in folder: TemporaryFolder,
    of sources: [APISource] = [free, closed]
  ) throws -> SourceSelection {
    try SourceSelection(
      BuildSettings.sample(
        arguments, environment: environment, in: folder.path,
        sources: sources.map(SourceOutline.init)),
      among: sources)
  }

  @Test func `are all that have what they need`() throws {
    let selection = try Self.selection(
      environment: ["KEY": "abc"], in: TemporaryFolder())
    #expect(selection.chosen.map(\.id) == ["free", "closed"])
    #expect(selection.skipped.isEmpty)
  }

  @Test func `are without one that lacks its credential and that nothing names`() throws {
    let selection = try Self.selection(environment: ["TOKEN": " "], in: TemporaryFolder())
    #expect(selection.chosen.map(\.id) == ["free"])
    #expect(
      selection.skipped.map(\.notice) == [
        "closed was left out: it needs TOKEN or KEY; get one at https://api.example/keys"
      ])
  }

  @Test(arguments: [
    (["--source", "closed"], [:], ""), (["--source", "free,closed"], [:], ""),
    ([], ["WIKIGEN_SOURCE": "closed,free"], ""),
    ([], ["WIKIGEN_CLOSED_URL": "http://127.0.0.1:1"], ""),
    (["--set", "sources.closed.rate=3"], [:], ""), ([], [:], "sources: {closed: , free: }"),
    ([], [:], "sources: {closed: {rate: 3}}"),
  ])
  func `can't be without one that something names`(
    arguments: [String], environment: [String: String], file: String
  ) throws {
    let folder = try TemporaryFolder(["wikigen.yml": file])
    let fault = try #require(throws: Fault.self) {
      _ = try Self.selection(arguments, environment: environment, in: folder)
    }
    #expect(fault.sentence == Self.needs)
    #expect(fault.category == .credential)
  }

  @Test(arguments: ["fixtures", "live", "recorded", "sample"])
  func `can't be without one that the site has pages of`(origin: String) throws {
    let folder = try TemporaryFolder([
      "site/wikigen-manifest.json": Self.manifest(of: ["free", "closed"], origin: origin)
    ])
    let fault = try #require(throws: Fault.self) { _ = try Self.selection(in: folder) }
    #expect(
      fault.sentence
        == "closed needs a credential, and neither TOKEN nor KEY is set; site has pages of it. "
        + "Get one at https://api.example/keys and set TOKEN, "
        + "or name the sources to build from with --source.")
    #expect(try Self.selection(["--source", "free"], in: folder).chosen.map(\.id) == ["free"])
  }

  @Test func `may be without one that the site has no page of`() throws {
    let folder = try TemporaryFolder([
      "wiki/wikigen-manifest.json": Self.manifest(of: ["free"], origin: "live")
    ])
    #expect(try Self.selection(["--out", "wiki"], in: folder).skipped.map(\.source) == ["closed"])
  }

  @Test func `are told by a manifest that can be read, unless the build is forced`() throws {
    let folder = try TemporaryFolder(["site/wikigen-manifest.json": "{"])
    let fault = try #require(throws: Fault.self) { _ = try Self.selection(in: folder) }
    #expect(fault.category == .output)
    #expect(try Self.selection(["--force"], in: folder).skipped.map(\.source) == ["closed"])
  }

  @Test func `need no credential where nothing is asked of the web`() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("recorded/free")
    try folder.makeFolder("recorded/closed")
    for input in [["--fixtures"], ["--recorded", "recorded"]] {
      #expect(try Self.selection(input, in: folder).chosen.map(\.id) == ["free", "closed"])
    }
  }

  @Test func `are those that the recording has`() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("recorded/closed")
    let selection = try Self.selection(["--recorded", "recorded"], in: folder)
    #expect(selection.chosen.map(\.id) == ["closed"])
    #expect(
      selection.skipped.map(\.notice) == [
        "free was left out: recorded holds no folder 'free'"
      ])
  }

  @Test(arguments: [["--source", "free"], ["--set", "sources.free.rate=1"]])
  func `can't be without one that is named and not recorded`(arguments: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("recorded/closed")
    let fault = try #require(throws: Fault.self) {
      _ = try Self.selection(arguments + ["--recorded", "recorded"], in: folder)
    }
    #expect(fault.problem == "holds no folder 'free'")
    #expect(fault.category == .configuration)
  }

  @Test func `are at least one`() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("recorded")
    let recorded = try #require(throws: Fault.self) {
      _ = try Self.selection(["--recorded", "recorded"], in: folder)
    }
    #expect(recorded.problem == "holds no folder 'closed'")
    let live = try #require(throws: Fault.self) {
      _ = try Self.selection(in: folder, of: [Self.closed])
    }
    #expect(live.sentence == Self.needs)
  }

  @Test func `that need one credential say so`() {
    let fault = Fault.missingCredential(
      of: .sample(name: "a", credentials: Array([CredentialForm].sample[..<1])))
    #expect(fault.problem == "needs a credential, and TOKEN is not set")
  }

  private static func manifest(of sources: [String], origin: String) -> String {
    let fingerprints = sources.map { "\"\($0)\": \"0\"" }.joined(separator: ", ")
    return """
      {"version": 1, "generator": "wikigen 0", "origin": "\(origin)", "counts": {},
       "sources": {\(fingerprints)}, "files": {}}
      """
  }
}

extension APISource {
  fileprivate static func sample(
    _ id: String, credentials: [CredentialForm] = []
  ) -> APISource {
    APISource(
      id: id, title: id, publicBase: "https://api.example", credentials: credentials,
      credentialPage: "https://api.example/keys", settings: [], rate: 1, inFlight: 1,
      neverHeals: { _ in false }, mostDaysKept: nil, completeness: "all", collections: [],
      credits: .verbatim(""),
      picture: { _, _ in nil },
      probe: { Request(base: $0, path: [], recording: "") },
      load: { _ throws(Fault) in
        SourceData(collections: [], oneSidedLinks: [], warnings: [], date: nil)
      })
  }
}
