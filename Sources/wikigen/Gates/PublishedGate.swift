import Diagnostics
import Publishing

/// Holds what a source gave, wherever from, against the wiki that it is to replace.
struct PublishedGate {
  private let settings: BuildSettings
  private let header: (String) throws(Fault) -> ManifestHeader?

  /// `header` is asked for what the wiki in a folder says of itself.
  init(
    _ settings: BuildSettings,
    header: @escaping (String) throws(Fault) -> ManifestHeader? = ManifestHeader.read
  ) {
    self.settings = settings
    self.header = header
  }

  /// Refuses a collection that is too much smaller than the one that stands.
  func check(_ imported: ImportedSource) throws(Fault) {
    guard settings.maxPages == nil, !settings.gates.acceptsShrink, !settings.isForced,
      let known = try baseline(of: imported)
    else { return }
    try ShrinkGate(percent: settings.gates.shrink).check(imported.counts, against: known)
  }

  /// What the wiki that is to be replaced has; `nil` if it has nothing of the source with these settings.
  func baseline(of imported: ImportedSource) throws(Fault) -> Baseline? {
    do throws(Fault) {
      guard let folder = settings.replaced,
        let header = try header(folder)
      else { return nil }
      return Baseline(header, of: imported, place: settings.shown(folder))
    } catch {
      // A forced build replaces a site of which nothing is known.
      guard settings.isForced else { throw error }
      return nil
    }
  }
}
