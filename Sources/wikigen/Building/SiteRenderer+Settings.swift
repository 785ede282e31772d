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
    let own = try FileLayers.own.get()
    let files = ThemeFiles(try FileLayers(settings).themeFiles(own: own.files), own: own)
    try self.init(
      files, language: settings.site.language,
      collections: sources.flatMap(\.collections), program: Program.edition,
      builtIn: files.areBuiltIn ? files : ThemeFiles(own.files), probed: probed)
  }
}
