import Publishing
import Testing
import Wiki

@testable import wikigen

@Suite struct `What is told already` {
  private static let source = "rickandmorty"
  /// The second in which the oldest run of the cache ended.
  private static let last = ChangeRecord.noon

  private static func all(_ told: [ChangeRecord], cache: [ChangeRecord]) -> [ChangeRecord] {
    let header = ManifestHeader(
      generator: "wikigen", origin: .live, sources: [source: "abc"], counts: [:],
      changes: told.map(ManifestHeader.Change.init))
    let history = ToldHistory(changes: cache, timeBeforeRuns: 0..<last + 1)
    return PublishedHistory(header).changes(of: source, madeAs: "abc", history).all
  }

  private static func died(at time: Int, _ key: String = "2") -> ChangeRecord {
    .sample(key, "Morty Smith", .changed(fields: [.status("Alive", "Dead")]), at: time)
  }

  @Test func `comes after what the cache knows`() {
    let (new, old) = (Self.died(at: Self.last + 60), Self.died(at: Self.last - 60, "3"))
    #expect(Self.all([old], cache: [new]) == [new, old])
  }

  @Test func `of the last second before the cache is told once where the cache found it too`() {
    let again = Self.died(at: Self.last + 60)
    #expect(Self.all([Self.died(at: Self.last)], cache: [again]) == [again])
  }

  @Test func `of that second stays if it is another change`() {
    let (new, told) = (Self.died(at: Self.last + 60), Self.died(at: Self.last, "3"))
    #expect(Self.all([told], cache: [new]) == [new, told])
  }

  @Test func `of that second stays if the cache found it before`() {
    let (known, told) = (Self.died(at: Self.last - 60), Self.died(at: Self.last))
    #expect(Self.all([told], cache: [known]) == [told, known])
  }

  @Test func `of seconds before that stays, though it happened once more`() {
    let (again, told) = (Self.died(at: Self.last + 60), Self.died(at: Self.last - 1))
    #expect(Self.all([told], cache: [again]) == [again, told])
  }

  @Test func `of other settings is another history`() {
    let header = ManifestHeader(
      generator: "wikigen", origin: .live, sources: [Self.source: "xyz"], counts: [:],
      changes: [ManifestHeader.Change(Self.died(at: Self.last))])
    let history = ToldHistory(changes: [], timeBeforeRuns: 0..<Self.last + 1)
    #expect(
      PublishedHistory(header).changes(of: Self.source, madeAs: "abc", history).all.isEmpty)
  }
}
