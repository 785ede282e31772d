import Fetching
import TestSupport

@testable import Importing

extension SourceAccess {
  /// Asks once, without waiting, the public base unless another is named.
  static func sample(
    _ transport: any Transport, base: String = Wire.base, maxPages: Int? = nil, inFlight: Int = 4,
    isOfKeptRun: Bool = false
  ) throws -> SourceAccess {
    SourceAccess(
      client: Client(
        transport: transport,
        policy: RequestPolicy(rate: nil, inFlight: inFlight, attempts: 1), clock: ImmediateClock()),
      base: try BaseURL(base, setting: "WIKIGEN_RICKANDMORTY_URL"), maxPages: maxPages,
      isOfKeptRun: isOfKeptRun)
  }
}
