import Diagnostics
import Testing

@Suite struct `A fault` {
  private let fault = Fault(
    .fetching, "http://api.example/character?page=17", "answered HTML where JSON was due",
    remedy: "Check WIKIGEN_RICKANDMORTY_URL, or try again later", category: .data)

  @Test func `reads as two full sentences`() {
    #expect(
      fault.sentence == """
        http://api.example/character?page=17 answered HTML where JSON was due. \
        Check WIKIGEN_RICKANDMORTY_URL, or try again later.
        """)
  }

  @Test func `names its stage in a description`() {
    #expect(fault.description == "fetching: \(fault.sentence)")
  }

  @Test func `can't forge a line of a log, whatever the data says`() {
    let forged = Fault(
      .importing, "a\nb", "c\u{1B}[2Jd", remedy: "e\u{202E}f", category: .data)
    #expect(forged.sentence == "a\\u{a}b c\\u{1b}[2Jd. e\\u{202e}f.")
  }

  @Test func `is bounded, whatever the data says`() {
    let text = String(repeating: "x", count: 100_000)
    let long = Fault(.importing, text, text, remedy: text, category: .data)
    #expect(long.subject.count == 401)
    #expect(long.problem.count == 601)
    #expect(long.remedy.count == 601)
  }

  @Test(arguments: [
    (Fault.Category.usage, 64 as Int32), (.data, 65), (.unavailable, 69), (.bug, 70),
    (.output, 73), (.credential, 77), (.configuration, 78),
  ])
  func `has the exit code of its category`(category: Fault.Category, code: Int32) {
    #expect(category.rawValue == code)
  }

  @Test func `has no category without a code of its own`() {
    #expect(Set(Fault.Category.allCases.map(\.rawValue)).count == Fault.Category.allCases.count)
    #expect(Fault.Category.allCases.allSatisfy { (64...78).contains($0.rawValue) })
  }

  @Test func `has a stage that is a word or two`() {
    #expect(
      Fault.Stage.allCases.map(\.rawValue) == [
        "command line", "configuration", "fetching", "importing", "planning", "rendering",
        "publishing", "serving",
      ])
  }
}
