/// What whoever publishes the wiki decides about the whole of it.
public struct SiteSettings: Hashable, Sendable {
  /// Names the site in a reader's browser, where several wikis share one storage.
  public let id: String
  /// `nil` for the title of the source.
  public let title: String?
  /// The language of the strings files: `en`.
  public let language: String
  /// Where the site will stand, without a slash at its end; `nil` if it may stand anywhere.
  public let baseURL: WebAddress?
  /// Entries a list page shows.
  public let pageSize: Int
  /// Whether there is an index of the entries, a page and a box to search it, and what lists do by it.
  public let hasSearch: Bool
  /// Whether recent changes have feeds, where the site knows its address.
  public let hasFeeds: Bool
  /// Whether readers may install it and read what they visited offline.
  public let isInstallable: Bool
  /// Whether entries also have their data as JSON, and collections a list of them.
  public let hasJSON: Bool
  /// Whether pages also have the Markdown that they are made of.
  public let hasMarkdown: Bool
  /// The facets with category pages by source; a source that is missing here has all of its own.
  public let categories: [String: [String]]

  public init(
    id: String = "wikigen", title: String? = nil, language: String = "en",
    baseURL: WebAddress? = nil, pageSize: Int = 20, hasSearch: Bool = true,
    hasFeeds: Bool = true, isInstallable: Bool = false, hasJSON: Bool = false,
    hasMarkdown: Bool = false,
    categories: [String: [String]] = [:]
  ) {
    self.id = id
    self.title = title
    self.language = language
    self.baseURL = baseURL
    self.pageSize = pageSize
    self.hasSearch = hasSearch
    self.hasFeeds = hasFeeds
    self.isInstallable = isInstallable
    self.hasJSON = hasJSON
    self.hasMarkdown = hasMarkdown
    self.categories = categories
  }
}
