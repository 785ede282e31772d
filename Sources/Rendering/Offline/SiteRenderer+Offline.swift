import Diagnostics
import Pages
import Wiki

extension SiteRenderer {
  /// What lets readers install the site and read it offline; nothing where it is not to be.
  ///
  /// `pages` are all pages with their digests.
  public func offlineFiles(
    of site: Site, pages: [(path: String, digest: String)]
  ) throws(Fault) -> [(path: String, bytes: [UInt8])] {
    guard site.settings.isInstallable else { return [] }
    let wording = Wording(words: words) { _ in nil }
    return OfflineFiles(
      theme.offline, title: try wording.text(site.title), language: site.settings.language,
      pages: pages,
      assets: [theme.sheet.path] + theme.scripts(of: site.settings).map(\.path)
        + [SitePaths.icon]
    ).all
  }
}
