import Diagnostics
import Publishing
import Wiki

/// All that a wiki is to be made from, with what it will say of itself.
struct SiteDraft {
  private(set) var imports: [ImportedSource]
  let changes: [ChangeRecord]
  let header: ManifestHeader

  /// With the entries of those sources of which only an outline is known.
  consuming func complete() async throws(Fault) -> SiteDraft {
    for index in imports.indices { imports[index] = try await imports[index].complete() }
    return self
  }
}
