import Diagnostics
import Testing

@testable import wikigen

@Suite struct `The gate of counts` {
  private static func check(
    _ counts: [String: Int], before: [String: Int], percent: Int = 10
  ) throws(Fault) {
    try ShrinkGate(percent: percent).check(
      counts, against: Baseline(counts: before, place: "the last complete run"))
  }

  @Test(arguments: [
    (10, 10, 9), (10, 10, 10), (10, 10, 12), (10, 1, 1), (10, 11, 10), (10, 826, 744),
    (10, 10_000, 9_000), (0, 10, 10), (0, 10, 11), (34, 3, 2), (100, 10, 1), (100, 10_000, 1),
    (10, 0, 0), (10, 0, 5),
  ])
  func `lets through what lost as much as it may`(percent: Int, before: Int, now: Int) throws {
    try Self.check(["moons": now], before: ["moons": before], percent: percent)
  }

  @Test(arguments: [
    (10, 10, 8), (10, 9, 8), (10, 826, 743), (10, 10_000, 8_999), (0, 10, 9), (0, 10_000, 9_999),
    (33, 3, 2), (99, 1_000, 9),
  ])
  func `refuses what lost more`(percent: Int, before: Int, now: Int) throws {
    let fault = try #require(throws: Fault.self) {
      try Self.check(["moons": now], before: ["moons": before], percent: percent)
    }
    #expect(
      fault
        == .shrunk(
          "moons", to: now, before: before, in: "the last complete run", percent: percent))
  }

  @Test(arguments: [(0, 1), (10, 10), (100, 1), (100, 10_000)])
  func `refuses what is gone, however much may be lost`(percent: Int, before: Int) throws {
    for counts in [["moons": 0], [:]] {
      let fault = try #require(throws: Fault.self) {
        try Self.check(counts, before: ["moons": before], percent: percent)
      }
      #expect(fault == .vanished("moons", before: before, in: "the last complete run"))
    }
  }

  @Test func `lets through what is new`() throws {
    try Self.check(["moons": 1, "rings": 7], before: ["moons": 1])
    try Self.check(["moons": 1], before: [:])
  }

  @Test func `names the first of several by its name`() throws {
    let fault = try #require(throws: Fault.self) {
      try Self.check(["a": 10, "b": 1, "c": 1], before: ["c": 10, "b": 10, "a": 10])
    }
    #expect(fault.subject == "b")
  }
}
