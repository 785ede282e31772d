import Foundation

extension Answer {
  /// How long the server asks to be left alone, in either of the forms of `Retry-After`; nil where
  /// it says nothing that can be read.
  ///
  /// A date is compared with `now`, or without one with the date that the answer bears itself.
  func retryAfter(now: Date?) -> Duration? {
    guard let text = headers["Retry-After"]?.trimmingCharacters(in: .whitespaces), !text.isEmpty
    else { return nil }
    if text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
      return .seconds(min(Int(text) ?? Self.mostSeconds, Self.mostSeconds))
    }
    guard let date = HTTPDate(text)?.date,
      let now = now ?? headers["Date"].flatMap(HTTPDate.init)?.date
    else { return nil }
    let seconds = Int(date.timeIntervalSince(now).rounded(.up))
    return .seconds(min(max(seconds, 0), Self.mostSeconds))
  }

  /// More than any program waits.
  private static let mostSeconds = 1_000_000_000
}
