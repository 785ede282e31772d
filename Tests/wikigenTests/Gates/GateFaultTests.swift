import Diagnostics
import Testing

@testable import wikigen

@Suite struct `Faults of kept runs` {
  private static let onceMore =
    "If that is right, pass --accept-shrink once; if not, try again later."

  private static let sentences: [(fault: Fault, sentence: String, category: Fault.Category)] = [
    (
      .shrunk(
        "movies", to: 8_312, before: 10_000, in: "the last complete run", percent: 10),
      "movies has 8,312 entries where the last complete run has 10,000, and at most 10 % may be "
        + "lost. \(onceMore)", .data
    ),
    (
      .vanished("characters", before: 1_826, in: "--baseline"),
      "characters is empty where --baseline has 1,826 entries. \(onceMore)", .data
    ),
    (
      .vanished("characters", before: 1, in: "site"),
      "characters is empty where site has 1 entry. \(onceMore)", .data
    ),
    (
      .sourceVanished("tmdb", in: "site"),
      "tmdb is not among the sources of this run, and site has pages of it. \(onceMore)", .data
    ),
    (
      .noBaseline(of: "tmdb"),
      "tmdb has nothing to be compared with: no complete run in the cache, no site in --out, and "
        + "no --baseline. Give --baseline a site of this wiki, or leave --require-baseline out.",
      .data
    ),
    (
      .unusableBaseline("old", "holds no wikigen-manifest.json"),
      "--baseline old holds no wikigen-manifest.json. Let it name a folder or an address where "
        + "wikigen-manifest.json lies.", .configuration
    ),
    (
      .nothingToCompare("tmdb", ".wikigen"),
      "tmdb has no two complete runs in .wikigen of what is asked now. "
        + "Run wikigen fetch, and once more when something may have changed.",
      .unavailable
    ),
    (
      .oddRecordings(),
      "wikigen diff compares two recordings, or the last two runs in the cache. "
        + "Name two folders or none.", .usage
    ),
    (
      .nothingKept("tmdb", ".wikigen"),
      "tmdb has no complete run in .wikigen of what is asked now. Run wikigen fetch, or leave "
        + "--offline out.", .unavailable
    ),
    (
      .unreadablePicture(".wikigen/pictures/ab/abc.jpg"),
      ".wikigen/pictures/ab/abc.jpg can't be read any more. Start the build again.", .data
    ),
    (
      .interrupted(),
      "The run was interrupted. Start it again: it goes on where it stopped.", .unavailable
    ),
    (
      .notARecording("answers"),
      "answers is a folder with something else in it than a recording. Name another folder with "
        + "--out, or pass --force to replace it.", .output
    ),
    (
      .unwritableRecording("answers"),
      "answers can't be written. Check that there is room and that you may write there.", .output
    ),
    (
      .noRecordingFolder(),
      "wikigen record needs a folder to write to. Name one with --out.", .usage
    ),
  ]

  @Test(arguments: sentences)
  func `say what happened and what to do`(
    fault: Fault, sentence: String, category: Fault.Category
  ) {
    #expect(fault.sentence == sentence)
    #expect(fault.category == category)
  }
}
