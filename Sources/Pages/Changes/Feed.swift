import Wiki

/// Recent changes as feed readers take them; all addresses are whole.
public struct Feed: Sendable {
  public static let atomPath = "changes.xml"
  public static let jsonPath = "changes-feed.json"

  public let title: Phrase
  /// Who is said to have made it.
  public let author: Phrase
  public let language: String
  /// The page of recent changes.
  public let page: String
  public let atom: String
  public let json: String
  /// When the newest change was found out; seconds since 1970.
  public let updated: Int
  /// The newest first.
  public let items: [FeedItem]

  /// A reader that asks once a day misses nothing; all of 90 days would be megabytes.
  private static let mostItems = 500

  /// `nil` where the site has no change to tell, no address or is to have no feeds.
  public init?(_ site: Site) {
    guard let changes = site.changes, site.hasFeeds, let base = site.settings.baseURL?.text
    else { return nil }
    func address(_ path: String) -> String {
      "\(base)/\(RelativePath.from("", to: path))"
    }
    title = .sentence("changes.feed", ["site": site.title])
    author = site.title
    language = site.settings.language
    let page = address(SitePaths.changes())
    self.page = page
    atom = address(Self.atomPath)
    json = address(Self.jsonPath)
    updated = changes.all.map(\.lastFound).max() ?? 0
    items = changes.all.prefix(Self.mostItems).map { change in
      FeedItem(
        change, id: "\(page)#\(RelativePath.from("", to: change.name))",
        address: site.paths.detail(of: change.entry).map(address) ?? page)
    }
  }
}
