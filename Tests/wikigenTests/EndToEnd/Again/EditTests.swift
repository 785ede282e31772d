import Foundation
import TestSupport
import Testing

@Suite struct `A wiki that is edited and built again` {
  private static func edits(_ seed: UInt64, using generator: inout SeededGenerator) -> [WikiEdit] {
    if SoakCount.isSoaking {
      return WikiEdit.many(12, using: &generator)
        + WikiEdit.many(48, of: WikiEdit.quick, using: &generator)
    }
    return seed == 1
      ? WikiEdit.many(12, using: &generator)
      : WikiEdit.many(14, of: WikiEdit.quick, using: &generator)
  }

  /// Each seed is a chain of edits over one site. What is edited of the templates and the words
  /// is taken back by the next edit.
  @Test(arguments: UInt64(1)...(SoakCount.isSoaking ? 10 : 2))
  func `is the same as a new one, whatever was edited`(seed: UInt64) async throws {
    var generator = SeededGenerator(seed: seed)
    let folder = try TemporaryFolder()
    var wiki = EditedWiki(using: &generator)
    try wiki.write(in: folder)
    #expect(try await BuiltProgram.run(wiki.build(to: "site"), in: folder).code == 0)
    for (number, edit) in Self.edits(seed, using: &generator).enumerated() {
      (wiki.template, wiki.words) = (0, 0)
      edit.apply(to: &wiki, using: &generator)
      try wiki.write(in: folder)
      let place = "seed \(seed), edit \(number + 1): \(edit)"
      let run = try await BuiltProgram.run(wiki.build(to: "site"), in: folder)
      try #require(run.code == 0, "\(place): \(run.complaintLines.last ?? "")")
      let new = try await BuiltProgram.run(wiki.build(to: "new"), in: folder)
      try #require(new.code == 0, "\(place)")
      let pair = SitePair(
        again: try SiteFiles("site", in: folder), new: try SiteFiles("new", in: folder))
      #expect(try pair.differences() == [], "\(place)")
      try FileManager.default.removeItem(atPath: "\(folder.path)/new")
    }
    // What stands at addresses of before is no orphan.
    let check = try await BuiltProgram.run(["check", "--strict", "site"], in: folder)
    #expect(check.code == 0, "seed \(seed): \(check.output)")
  }

  @Test func `keeps every file and every time if nothing was`() async throws {
    let folder = try TemporaryFolder()
    var generator = SeededGenerator(seed: 1)
    let wiki = EditedWiki(using: &generator)
    try wiki.write(in: folder)
    #expect(try await BuiltProgram.run(wiki.build(to: "site"), in: folder).code == 0)
    let stamps = try FileStamps(of: "\(folder.path)/site")
    for flags in [[], ["--verify"], ["--jobs", "8"]] {
      #expect(try await BuiltProgram.run(wiki.build(to: "site") + flags, in: folder).code == 0)
      #expect(try FileStamps(of: "\(folder.path)/site") == stamps)
    }
  }
}
