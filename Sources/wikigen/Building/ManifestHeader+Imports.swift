import Publishing
import Rendering
import Wiki

extension ManifestHeader {
  /// What the wiki of these sources says of itself.
  init(
    _ imports: [ImportedSource], changes: [ChangeRecord], renderer: SiteRenderer,
    settings: BuildSettings
  ) {
    self.init(
      generator: Program.label, origin: settings.origin,
      sources: Dictionary(
        imports.map { ($0.record.id, $0.fingerprint) }, uniquingKeysWith: { first, _ in first }),
      // The ids of collections are unique over all sources.
      counts: imports.map(\.counts).reduce(into: [:]) { $0.merge($1) { first, _ in first } },
      inputs: SiteInputs(imports, changes: changes, renderer: renderer, settings: settings).digest,
      changes: changes.isEmpty ? nil : changes.map(Change.init))
  }
}
