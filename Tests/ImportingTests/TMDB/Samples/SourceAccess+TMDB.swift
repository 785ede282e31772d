import Fetching
import TestSupport

@testable import Importing

extension SourceAccess {
  /// Asks once, without waiting, the public base unless another is named.
  static func tmdb(
    _ transport: any Transport, base: String = TMDBWire.base, maxPages: Int? = nil,
    options: [String: SourceOptions.Value] = [:], siteLanguage: String = "en", inFlight: Int = 4,
    wantsEntries: Bool = true
  ) throws -> SourceAccess {
    SourceAccess(
      client: Client(
        transport: transport,
        policy: RequestPolicy(rate: nil, inFlight: inFlight, attempts: 1), clock: ImmediateClock()),
      base: try BaseURL(base, setting: "WIKIGEN_TMDB_URL"), maxPages: maxPages,
      options: SourceOptions(options), siteLanguage: siteLanguage, wantsEntries: wantsEntries)
  }
}
