import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Importing
@testable import wikigen

/// What `Docs/operating.md` shows is what the program says.
@Suite struct `The guide for operators` {
  private static let faults: [Fault] = [
    .shrunk("movies", to: 8_312, before: 10_000, in: "the last complete run", percent: 10),
    .vanished("characters", before: 826, in: "site"),
    .sourceVanished("tmdb", in: "site"),
    .incomplete("https://rickandmortyapi.com/api/character", got: 800, of: 826),
    .noBaseline(of: "tmdb"),
    .unusableBaseline("old", "holds no wikigen-manifest.json"),
    .nothingKept("tmdb", ".wikigen"),
    .interrupted(),
    .interruptedCommand(),
    .noRecordingFolder(),
    .unwritableOutput(ENOSPC),
  ]

  @Test(arguments: faults)
  func `shows the sentence of each gate`(fault: Fault) throws {
    let guide = try String(
      contentsOfFile: CheckoutFolder.path("Docs/operating.md"), encoding: .utf8)
    #expect(guide.contains(fault.sentence))
  }
}
