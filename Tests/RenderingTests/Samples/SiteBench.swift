import Diagnostics
import Pages
import Wiki

@testable import Rendering

/// A tiny wiki with the real theme.
struct SiteBench {
  let site: Site
  let renderer: SiteRenderer

  init(
    _ moons: [Entry] = [.moon("1"), .moon("2", title: "Europa", color: "White")],
    files: ThemeFiles? = nil, settings: SiteSettings = SiteSettings(),
    pictures: PictureShelf = PictureShelf(), program: String = "wikigen 0.0.0"
  ) throws {
    let collection = EntryCollection.moons(moons)
    site = .sample(collection, settings: settings, pictures: pictures)
    renderer = try SiteRenderer(
      files ?? .sample(), language: "en", collections: [collection.definition], program: program,
      builtIn: .sample())
  }

  var pages: [Page] { SitePlan(site).pages }

  func html(_ path: String) throws -> String {
    guard let page = pages.first(where: { $0.path == path }) else { throw NoSuchPage(path: path) }
    return String(decoding: try renderer.html(of: page, in: site), as: UTF8.self)
  }

  /// The digest of every page by its path.
  func digests() throws -> [String: String] {
    let maker = renderer.pages(of: site)
    return Dictionary(
      uniqueKeysWithValues: try pages.map { ($0.path, maker.digest(of: try maker.recorded($0))) })
  }
}

struct NoSuchPage: Error {
  let path: String
}
