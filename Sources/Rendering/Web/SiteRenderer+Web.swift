import Pages
import Wiki

extension SiteRenderer {
  /// What search engines ask a host for, and the pictures of what has none; nothing where the site knows
  /// no address. `pages` are all of the site's.
  public func webFiles(
    of site: Site, pages: [Page]
  ) -> [(path: String, bytes: [UInt8])] {
    guard let base = site.settings.baseURL?.text else { return [] }
    let sitemap = Sitemap(pages.compactMap { $0.content().shell.mapped }) { "\(base)/\($0)" }
    let robots = "User-agent: *\nDisallow:\n\nSitemap: \(base)/\(Sitemap.path)\n"
    return sitemap.files + [("robots.txt", Array(robots.utf8))] + cards(of: site)
  }

  private func cards(of site: Site) -> [(path: String, bytes: [UInt8])] {
    let colours = BandColours(theme.styles)
    let drawing = CardDrawing()
    return ([""] + site.collections.map(\.id)).map {
      (DrawnCard.path(of: $0), drawing.png(on: colours.colour(of: $0)))
    }
  }
}
