import Foundation
import Logging
import Wiki

/// Writes each event of a log as one line of JSON.
struct JSONLogHandler: LogHandler {
  var metadata: Logger.Metadata = [:]
  var logLevel = Logger.Level.info
  /// Seconds since 1970.
  private let now: @Sendable () -> Int
  private let write: @Sendable (String) -> Void

  init(now: @escaping @Sendable () -> Int, write: @escaping @Sendable (String) -> Void) {
    self.now = now
    self.write = write
  }

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    var fields = metadata.merging(event.metadata ?? [:]) { $1 }.mapValues(\.description)
    fields["time"] = Self.moment(now())
    fields["level"] = event.level.rawValue
    fields["message"] = event.message.description
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      write(String(decoding: try encoder.encode(fields), as: UTF8.self) + "\n")
    } catch {
      preconditionFailure("texts can always be encoded: \(error)")
    }
  }

  /// `2026-11-22T05:35:18Z`
  private static func moment(_ seconds: Int) -> String {
    let second = (seconds % 86_400 + 86_400) % 86_400
    let clock = [second / 3_600, second / 60 % 60, second % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
    let day = CalendarDate(secondsSince1970: seconds)?.iso8601 ?? "1970-01-01"
    return "\(day)T\(clock.joined(separator: ":"))Z"
  }
}
