import Diagnostics
import Publishing
import Wiki

/// All that a wiki is to be made from, with what it will say of itself.
struct SiteDraft {
  private(set) var imports: [ImportedSource]
  let changes: [ChangeRecord]
  let header: ManifestHeader

  /// Of a draft that is complete.
  var entryCount: Int {
    imports.reduce(0) { $0 + $1.collections.reduce(0) { $0 + $1.entries.count } }
  }

  /// With the entries of those sources of which only an outline is known; `entries` are theirs, by their
  /// places, if they were read by now.
  consuming func complete(
    with entries: [ImportedSource.Entries?]
  ) async throws(Fault) -> SiteDraft {
    for index in imports.indices {
      let known = entries.indices.contains(index) ? entries[index] : nil
      imports[index] = try await imports[index].complete(with: known)
    }
    return self
  }
}
