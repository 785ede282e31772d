import Foundation
import TestSupport
import Testing

@Suite struct `A build that is killed` {
  private static func edits(using generator: inout SeededGenerator) -> [WikiEdit] {
    WikiEdit.many(SoakCount.isSoaking ? 100 : 8, of: WikiEdit.quick, using: &generator)
  }

  /// Every fourth time there is no site yet.
  @Test(arguments: UInt64(1)...(SoakCount.isSoaking ? 3 : 1))
  func `leaves the old site or the new one, and nothing to the next`(seed: UInt64) async throws {
    var generator = SeededGenerator(seed: seed)
    let folder = try TemporaryFolder()
    var wiki = EditedWiki(using: &generator)
    try wiki.write(in: folder)
    #expect(try await BuiltProgram.run(wiki.build(to: "site"), in: folder).code == 0)
    var took = Duration.seconds(1)
    var kills = 0
    let edits = Self.edits(using: &generator)
    for (round, edit) in edits.enumerated() {
      edit.apply(to: &wiki, using: &generator)
      try wiki.write(in: folder)
      if round % 4 == 3 { try FileManager.default.removeItem(atPath: "\(folder.path)/site") }
      let instant = took * Double.random(in: 0...1, using: &generator)
      let place = "seed \(seed), round \(round + 1)"
      let wasKilled = try await Self.kill(wiki, after: instant, in: folder, place)
      if wasKilled { kills += 1 }
      // So the instants come to fall into all of a run, however fast this machine is just now.
      took = wasKilled ? took * 3 / 2 : took / 2
    }
    // Runs differ in length, so one or the other ends before its instant.
    #expect(kills >= edits.count / 3, "seed \(seed): \(kills) of \(edits.count)")
  }

  /// Returns whether it was killed.
  private static func kill(
    _ wiki: EditedWiki, after instant: Duration, in folder: TemporaryFolder, _ place: String
  ) async throws -> Bool {
    let before = try site(in: folder)
    let killed = try await BuiltProgram.run(
      wiki.build(to: "site"), in: folder, killedAfter: instant)
    let left = try site(in: folder)
    #expect(try await BuiltProgram.run(wiki.build(to: "new"), in: folder).code == 0, "\(place)")
    let new = try SiteFiles("new", in: folder)
    let isNew = try left.map { try SitePair(again: $0, new: new).differences() == [] } ?? false
    #expect(left == before || isNew, "\(place): \(instant)")
    let next = try await BuiltProgram.run(wiki.build(to: "site"), in: folder)
    #expect(next.code == 0, "\(place): \(next.complaintLines.last ?? "")")
    let again = SitePair(again: try SiteFiles("site", in: folder), new: new)
    #expect(try again.differences() == [], "\(place)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(
      Set(names).subtracting(["recorded", "Templates", "Theme"]) == ["new", "site"], "\(place)")
    try FileManager.default.removeItem(atPath: "\(folder.path)/new")
    return killed.code == nil
  }

  /// Nil if none stands.
  private static func site(in folder: TemporaryFolder) throws -> SiteFiles? {
    guard FileManager.default.fileExists(atPath: "\(folder.path)/site") else { return nil }
    return try SiteFiles("site", in: folder)
  }
}
