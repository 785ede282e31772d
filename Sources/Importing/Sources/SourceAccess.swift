import Fetching

/// What a source is loaded with.
public struct SourceAccess: Sendable {
  public let client: Client
  public let base: BaseURL
  /// How many pages of each list are asked for; `nil` for all.
  public let maxPages: Int?
  /// What the user decided about the source's own settings.
  public let options: SourceOptions
  /// The language of the wiki's words: `en`.
  public let siteLanguage: String

  public init(
    client: Client, base: BaseURL, maxPages: Int? = nil, options: SourceOptions = SourceOptions(),
    siteLanguage: String = "en"
  ) {
    self.client = client
    self.base = base
    self.maxPages = maxPages
    self.options = options
    self.siteLanguage = siteLanguage
  }

  /// Whether entries may be missing on purpose.
  var isSample: Bool { maxPages != nil }
}
