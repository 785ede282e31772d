import Diagnostics
import Pages
import Rendering

/// A wiki that can show each of its pages before all of them are written.
struct PreviewWiki: Sendable {
  private let site: Site
  private let renderer: SiteRenderer
  private let pages: [String: Page]
  private let assets: [String: [UInt8]]

  init(_ site: Site, renderer: SiteRenderer) {
    self.site = site
    self.renderer = renderer
    pages = Dictionary(
      SitePlan(site).pages.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    assets = Dictionary(renderer.assets(of: site), uniquingKeysWith: { first, _ in first })
  }

  /// Nil for what looks the same whatever the theme: pictures, the index of the search.
  func file(at path: String) throws(Fault) -> [UInt8]? {
    if let page = pages[path] { return try renderer.html(of: page, in: site) }
    return assets[path]
  }
}
