import Diagnostics
import Pages
import Wiki

extension SiteRenderer {
  /// What lets readers install the site and read it offline; `nil` where it is not to be.
  ///
  /// `pages` are the paths of all pages, `search` the files of the index.
  public func offlineFiles(
    of site: Site, pages: [String], search: [(path: String, bytes: [UInt8])]
  ) throws(Fault) -> OfflineFiles? {
    guard site.settings.isInstallable else { return nil }
    let wording = Wording(words: words) { _ in nil }
    return OfflineFiles(
      theme.offline, title: try wording.text(site.title), language: site.settings.language,
      pages: pages,
      assets: [theme.sheet.path] + theme.scripts(of: site.settings).map(\.path)
        + [SitePaths.icon] + Self.keptSearch(search))
  }

  /// All of the index, or, where it is large, nothing but what a reader's own searches bring.
  private static func keptSearch(_ files: [(path: String, bytes: [UInt8])]) -> [String] {
    files.reduce(0) { $0 + $1.bytes.count } <= mostSearchBytes ? files.map(\.path) : []
  }

  /// As much as a few pages with their pictures.
  private static let mostSearchBytes = 512 << 10
}
