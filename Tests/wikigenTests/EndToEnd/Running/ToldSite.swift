import Diagnostics
import Importing
import Pages
import Rendering
import Wiki

@testable import wikigen

/// A wiki of the sample data with given changes, whose pages are made one at a time.
struct ToldSite {
  private let site: Site
  private let renderer: SiteRenderer

  init(_ changes: [ChangeRecord], _ arguments: [String] = []) async throws {
    let settings = try BuildSettings.sample(
      ["--fixtures", "--images", "none"] + arguments, sources: SourceOutline.all)
    let source = APISources.all[0]
    let imported = try await SourceImport(
      source, settings: settings, cache: nil, progress: .silent
    ).run()
    let files = ThemeFiles(FileLayers.builtIn())
    renderer = try SiteRenderer(
      files, language: "en", collections: source.collections, program: Program.label,
      builtIn: files)
    site = Site(
      WikiGraph(collections: imported.collections, sources: [imported.record]),
      settings: settings.site, pictures: PictureShelf(), changes: changes, program: Program.label)
  }

  var paths: [String] { SitePlan(site).pages.map(\.path) }

  func page(_ path: String) throws -> [UInt8] {
    let page = SitePlan(site).pages.first { $0.path == path }
    guard let page else { throw NoSuchPage(path: path) }
    return try renderer.html(of: page, in: site)
  }

  func feed(_ path: String) throws -> [UInt8]? {
    try renderer.feeds(of: site).first { $0.path == path }?.bytes
  }

  struct NoSuchPage: Error {
    let path: String
  }
}
