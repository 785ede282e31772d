import Wiki

/// What stands for a page that was never visited, where there is no network.
public struct OfflinePage: TemplateModel {
  public static let fields: [TemplateField<OfflinePage>] = [
    .text("title", "the name of the page") { _ in .word("offline.title") },
    .text("lead", "what the reader can do") { _ in .word("offline.lead") },
    .link("home", "the home page") { _ in Link(.word("home.crumb"), to: .file(SitePaths.home)) },
  ]

  /// None of a wiki that can't be installed.
  static func pages(of site: Site) -> [Page] {
    guard site.settings.isInstallable else { return [] }
    return [
      Page(SitePaths.offline, template: "pages/offline") {
        PageContent(
          OfflinePage(),
          shell: Shell(
            site, path: SitePaths.offline, kind: .offline, title: .word("offline.title")))
      }
    ]
  }
}
