import Testing

@testable import Pages

@Suite struct `The importance of an entry` {
  @Test(arguments: [
    (-1, 0), (0, 0), (1, 2), (2, 3), (3, 4), (4, 4), (5, 5), (6, 5), (7, 6), (1_000, 19),
    (1_023, 20), (40_000, 30), (Int.max, 62),
  ])
  func `grows in steps`(number: Int, step: Int) {
    #expect(Importance(of: number).step == step)
  }
}
