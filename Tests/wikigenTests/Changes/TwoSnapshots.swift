import Foundation
import TestSupport

/// What the program makes of two snapshots of an API that differ in known ways.
struct TwoSnapshots {
  /// Built offline for an address, and for none.
  let site: SiteFiles
  let plain: SiteFiles
  /// `wikigen diff`, `wikigen diff --json`, and the same of two recordings.
  let text: ProgramRun
  let json: ProgramRun
  let recordings: ProgramRun
  /// When the second run was done, at the earliest and at the latest.
  let time: ClosedRange<Date>

  static let address = "https://wiki.example/of/rick"
  static let newName = #"M<b>orty & "Co" ]]>"#

  static let made = Task { try await TwoSnapshots() }

  private init() async throws {
    let folder = try TemporaryFolder()
    let older = try RecordedFolder(in: folder, named: "older")
    let newer = try RecordedFolder(in: folder, named: "newer")
    try Self.edit(newer)
    (site, plain, text, json, recordings, time) = try await RickAndMortyServer.run(
      folder: older.served
    ) { server in
      let program = Program(folder: folder, server: server)
      try await program.run("record", "--out", "one")
      try server.serve(newer.served)
      let start = Date()
      try await program.run("record", "--out", "two")
      let time = start...Date()
      try await program.run("build", "--offline", "--base-url", Self.address)
      try await program.run("build", "--offline", "--out", "plain")
      return (
        try SiteFiles("site", in: folder), try SiteFiles("plain", in: folder),
        try await program.run("diff"), try await program.run("diff", "--json"),
        try await program.run("diff", "one", "two", "--json"), time
      )
    }
  }

  /// Eight edits; what they come to stands in the tests.
  private static func edit(_ folder: RecordedFolder) throws {
    func set(_ kind: String, _ id: Int, _ key: String, _ value: Any) throws {
      try folder.change(kind, id) { $0.merging([key: value]) { $1 } }
    }
    try set("character", 1, "status", "Dead")
    try set("character", 2, "name", newName)
    try set("character", 3, "type", "Scientist")
    try set("location", 3, "dimension", "Dimension C-0")
    try set("episode", 2, "name", "Lawnmower Cat")
    try folder.changeRows("character") { $0.filter { $0["id"] as? Int != 86 } + Self.arrival($0) }
    for (kind, key) in [("location", "residents"), ("episode", "characters")] {
      try folder.changeAll(kind) { row in
        let names = (row[key] as? [String] ?? []).filter { !$0.hasSuffix("/86") }
        return row.merging([key: names]) { $1 }
      }
    }
    try folder.change("episode", 1) { row in
      let names = row["characters"] as? [String] ?? []
      return row.merging(["characters": names + ["https://rickandmortyapi.com/api/character/900"]])
      { $1 }
    }
  }

  /// On the last page only.
  private static func arrival(_ rows: [[String: Any]]) -> [[String: Any]] {
    guard let last = rows.last, last["id"] as? Int == 86 else { return [] }
    let unknown = ["name": "unknown", "url": ""]
    return [
      last.merging([
        "id": 900, "name": "New <i>One</i>", "origin": unknown, "location": unknown,
        "episode": ["https://rickandmortyapi.com/api/episode/1"],
        "url": "https://rickandmortyapi.com/api/character/900",
      ]) { $1 }
    ]
  }

  private struct Program {
    let folder: TemporaryFolder
    let server: RickAndMortyServer

    @discardableResult
    func run(_ arguments: String...) async throws -> ProgramRun {
      let isDiff = arguments.first == "diff"
      let run = try await BuiltProgram.run(
        arguments + (isDiff ? [] : ["--images", "none", "--quiet"]), in: folder,
        ["WIKIGEN_RICKANDMORTY_URL": server.base])
      guard run.code == 0 else { throw Refused(arguments: arguments, complaints: run.complaints) }
      return run
    }
  }

  struct Refused: Error {
    let arguments: [String]
    let complaints: String
  }
}
