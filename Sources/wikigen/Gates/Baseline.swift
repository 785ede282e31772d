import Publishing
import Wiki

/// What a source held when it was last seen complete.
struct Baseline: Hashable, Sendable {
  /// By collection.
  let counts: [String: Int]
  /// Where that is known from, as the middle of a sentence: `the last complete run`.
  let place: String

  init(counts: [String: Int], place: String) {
    self.counts = counts
    self.place = place
  }

  /// What a site holds of a source; `nil` if it has nothing of it, was asked otherwise, or is
  /// no site of all there is.
  init?(_ header: ManifestHeader, of source: ImportedSource, place: String) {
    guard header.origin == .live, header.sources[source.record.id] == source.fingerprint else {
      return nil
    }
    let ids = Set(source.outline.counts.map(\.collection))
    self.init(counts: header.counts.filter { ids.contains($0.key) }, place: place)
  }
}
