import Testing
import Wiki

@testable import Pages

@Suite struct `The page about the wiki` {
  @Test func `names both ends of a link that only one of them knows`() {
    let about = about(
      SourceRecord(
        id: "solar", origin: .live, isSample: false, dataDate: nil,
        oneSidedLinks: [OneSidedLink(from: EntryID("moons", "1"), to: EntryID("moons", "9"))],
        credits: .empty, findings: [:]))
    let io = Phrase.link(Link(.verbatim("Io"), to: .entry(EntryID("moons", "1"))))
    #expect(
      about.oneSided.map(\.sentence)
        == [.sentence("about.one-sided", ["from": io, "to": .verbatim("moons/9")])])
  }

  @Test func `lists findings in the order of their names`() {
    let about = about(
      SourceRecord(
        id: "solar", origin: .live, isSample: false, dataDate: nil, oneSidedLinks: [],
        credits: .empty, findings: ["unforeseen-word": 2, "duplicate": 1]))
    #expect(about.findings.map(\.count) == [.number(1), .number(2)])
  }

  @Test(arguments: [(false, "sources.solar.complete"), (true, "about.sample")])
  func `says whether the data is complete`(isSample: Bool, word: String) throws {
    let day = CalendarDate(year: 2026, month: 11, day: 3)
    let about = about(
      SourceRecord(
        id: "solar", origin: .recorded, isSample: isSample, dataDate: day, oneSidedLinks: [],
        credits: .empty, findings: [:]))
    #expect(
      about.facts.map(\.fact.value) == [
        .date(try day.required("no day")), .word("about.origin.recorded"), .word(word),
      ])
  }

  private func about(_ source: SourceRecord) -> AboutSource {
    AboutSource(source, in: .sample(.sample([.sample()])))
  }
}
