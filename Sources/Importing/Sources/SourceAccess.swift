import Fetching
import Wiki

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
  /// What tells a content from others; `nil` where nobody asks what pages are made from.
  public let mark: (@Sendable ([UInt8]) -> ContentMark)?
  /// Whether entries are to be made, or what is known without them is enough: answers are whole then.
  public let wantsEntries: Bool
  /// Whether answers are those of a run that is kept: then lists are read beside each other, and of a live API one after the
  /// other, so that a fault of one leaves the next unasked.
  public let isOfKeptRun: Bool

  public init(
    client: Client, base: BaseURL, maxPages: Int? = nil, options: SourceOptions = SourceOptions(),
    siteLanguage: String = "en", mark: (@Sendable ([UInt8]) -> ContentMark)? = nil,
    wantsEntries: Bool = true, isOfKeptRun: Bool = false
  ) {
    self.client = client
    self.base = base
    self.maxPages = maxPages
    self.options = options
    self.siteLanguage = siteLanguage
    self.mark = mark
    self.wantsEntries = wantsEntries
    self.isOfKeptRun = isOfKeptRun
  }

  /// Whether entries may be missing on purpose.
  var isSample: Bool { maxPages != nil }
}
