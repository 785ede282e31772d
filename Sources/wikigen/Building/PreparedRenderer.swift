import Diagnostics
import Importing
import Rendering

/// Templates, theme and words, read beside whatever else a build begins with: opening a cache takes as long.
struct PreparedRenderer: Sendable {
  private let settings: BuildSettings
  /// Those whose templates were read: all that the settings allow.
  private let sources: [APISource]
  private let result: Result<SiteRenderer, Fault>

  init(_ settings: BuildSettings) async {
    self.settings = settings
    let sources = APISources.all.filter { settings.sources.contains($0.id) }
    self.sources = sources
    result = Result { () throws(Fault) in try SiteRenderer(settings, sources) }
  }

  /// The renderer for those sources that a wiki is made of, or the fault that stands in its way.
  func renderer(of chosen: [APISource]) throws(Fault) -> SiteRenderer {
    guard chosen.map(\.id) == sources.map(\.id) else { return try SiteRenderer(settings, chosen) }
    return try result.get()
  }
}
