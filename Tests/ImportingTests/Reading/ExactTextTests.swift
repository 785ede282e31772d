import Testing

@testable import Importing

@Suite struct ExactTextTests {
  /// The same word for a reader, in two spellings.
  private static let composed = "Path\u{E9}"
  private static let decomposed = "Pathe\u{301}"

  @Test func `two spellings of one word are two texts`() {
    #expect(Self.composed == Self.decomposed)
    #expect(ExactText(Self.composed) != ExactText(Self.decomposed))
    #expect(ExactText(Self.composed) == ExactText("Path" + "\u{E9}"))
    #expect(Set([Self.composed, Self.decomposed, Self.composed].map(ExactText.init)).count == 2)
  }

  @Test(arguments: [[composed, decomposed], [decomposed, composed]])
  func `a word that films share keeps its spelling, whichever came first`(words: [String]) {
    let people = TMDB.PeopleTable()
    let shared = words.map { word in Array(people.note { $0.shared(word) }.utf8) }
    #expect(shared == words.map { Array($0.utf8) })
    var vocabulary = TMDB.Vocabulary([])
    #expect(words.map { vocabulary.number(of: $0) } == [0, 1])
  }
}
