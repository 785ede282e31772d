import Diagnostics
import Importing
import Rendering
import Wiki

extension SiteRenderer {
  /// With the templates and the theme of the settings, which are checked; `probed` are the templates
  /// that were proved to keep data harmless before.
  init(
    _ settings: BuildSettings, _ sources: [APISource], probed: ProbedTemplates = ProbedTemplates()
  ) throws(Fault) {
    try self.init(
      ThemeFiles(FileLayers(settings).themeFiles()), language: settings.site.language,
      collections: sources.flatMap(\.collections), program: Program.edition,
      builtIn: ThemeFiles(FileLayers.builtIn()), probed: probed)
  }
}
