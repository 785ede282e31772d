import Fetching

/// What a source is loaded with.
public struct SourceAccess: Sendable {
  public let client: Client
  public let base: BaseURL
  /// How many pages of each list are asked for; `nil` for all.
  public let maxPages: Int?

  public init(client: Client, base: BaseURL, maxPages: Int? = nil) {
    self.client = client
    self.base = base
    self.maxPages = maxPages
  }

  /// Whether entries may be missing on purpose.
  var isSample: Bool { maxPages != nil }
}
