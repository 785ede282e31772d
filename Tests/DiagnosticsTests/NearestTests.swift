import Diagnostics
import Testing

@Suite struct `The nearest word` {
  @Test(arguments: [
    ("moonz", ["planet", "moons", "rings"], "moons"),
    ("MOONS", ["moons"], "moons"),
    ("mons", ["moons", "noon"], "moons"),
    ("mooons", ["moons"], "moons"),
    ("monos", ["moons"], "moons"),
    ("page-sise", ["page-size", "max-pages"], "page-size"),
  ])
  func `is the one with the fewest letters changed`(
    word: String, candidates: [String], nearest: String
  ) {
    #expect(word.nearest(in: candidates) == nearest)
  }

  @Test(arguments: [
    ("moons", ["planet", "rings"]), ("x", ["y"]), ("ab", ["cd"]), ("moons", []), ("", ["a"]),
  ])
  func `is missing where nothing is like it`(word: String, candidates: [String]) {
    #expect(word.nearest(in: candidates) == nil)
  }

  @Test func `is the first of the alphabet where two are as near`() {
    #expect("moons".nearest(in: ["moont", "moona"]) == "moona")
    #expect("moons".nearest(in: ["moona", "moont"]) == "moona")
  }

  @Test func `takes two letters that changed places for one change`() {
    #expect("noe".nearest(in: ["one"]) == "one")
  }
}
