import Foundation
import Storage
import TestSupport
import Testing

@testable import wikigen

/// Two complete runs of which a process that was killed had no time to compare the newer one.
@Suite struct `Runs that nobody compared` {
  private static let silent = ["--images", "none", "--quiet"]

  @Test func `are compared by whoever comes next, once`() async throws {
    try await Self.running(editing: (#""status":"Alive""#, #""status":"Dead""#)) { run, _ in
      for arguments in [["build", "--offline"], ["build"], ["build", "--offline"]] {
        let (ending, site) = try await run(arguments)
        #expect(ending.code == 0, "\(ending.complaints)")
        let page = try XMLTree.piece(
          "div", having: "class=\"changes\"", of: site.text("changes.html"))
        let sentences = page.all("li").filter { $0.attributes["dir"] != nil }.map(\.words)
        #expect(Set(sentences) == ["Status: Alive → Dead"])
        #expect(sentences.count == 51)
      }
    }
  }

  /// What an older wikigen kept and this one can't read.
  @Test func `and can't be, are told of in a warning, once`() async throws {
    try await Self.running(editing: (#""results""#, #""outcome""#)) { run, _ in
      let (first, _) = try await run(["build"])
      #expect(first.code == 0)
      let sentence = "What changed in Rick and Morty since the run before is not told, since "
      #expect(first.complaints.contains(sentence), "\(first.complaints)")
      let (second, site) = try await run(["build"])
      #expect(second.code == 0)
      #expect(!second.complaints.contains(sentence))
      #expect(!site.paths.contains("changes.html"))
    }
  }

  /// After one run by the program, and one by hand whose characters are changed.
  private static func running(
    editing edit: (String, String),
    _ body: (([String]) async throws -> (ProgramRun, SiteFiles), TemporaryFolder) async throws ->
      Void
  ) async throws {
    let folder = try TemporaryFolder()
    try await RickAndMortyServer.run { server in
      let run = { (arguments: [String]) in
        let ending = try await BuiltProgram.run(
          arguments + silent, in: folder, ["WIKIGEN_RICKANDMORTY_URL": server.base])
        return (ending, try SiteFiles("site", in: folder))
      }
      #expect(try await run(["build"]).0.code == 0)
      let origin = server.base.dropLast("/api".count)
      try finish(asking: server.log.targets.map { origin + $0 }, edit, in: folder)
      try await body(run, folder)
    }
  }

  private static func finish(
    asking addresses: [String], _ edit: (String, String), in folder: TemporaryFolder
  ) throws {
    let store = try Store.open("\(folder.path)/.wikigen").store
    let last = try #require(try store.lastCompleteRun(of: "rickandmorty"))
    let now = last.finishedAt + 1
    let run = try store.run(last.identity, at: now)
    for address in addresses {
      let answer = try #require(try last.answer(address), "\(address)")
      let text = String(decoding: answer.body, as: UTF8.self)
      let isEdited = address.contains("/character")
      let body = Array((isEdited ? text.replacing(edit.0, with: edit.1) : text).utf8)
      try run.keep([
        StoredAnswer(
          url: answer.url, digest: ContentDigest(body).text, contentType: answer.contentType,
          body: body, validity: answer.validity)
      ])
    }
    try run.finish(counts: last.counts, at: now)
    try store.close()
  }
}
