import Testing
import Wiki

@Suite struct `A phrase` {
  @Test(
    arguments: [
      .empty, .verbatim(""), .list([]), .list([.empty, .list([.empty])]),
    ] as [Phrase])
  func `without any text is empty`(phrase: Phrase) {
    #expect(phrase.isEmpty)
  }

  @Test(
    arguments: [
      .verbatim(" "), .word("x"), .sentence("x", [:]), .number(0), .list([.empty, .number(0)]),
      .link(Link(.empty, to: .file("index.html"))),
    ] as [Phrase])
  func `that may say something in some language is not empty`(phrase: Phrase) {
    #expect(!phrase.isEmpty)
  }
}
