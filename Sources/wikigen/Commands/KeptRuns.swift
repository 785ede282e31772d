import Storage
import Wiki

/// What the cache has of one source, in words.
struct KeptRuns {
  static let none = "no complete run yet"

  let lines: [String]

  /// `fingerprint` is that of what would be asked now; `now` is in seconds since 1970.
  init(of source: String, in glance: StoreGlance, fingerprint: String, now: Int) {
    let runs = glance.runs.filter { $0.source == source }
    let pictures = glance.pictureBytes[source] ?? 0
    guard let current = runs.first(where: { $0.fingerprint == fingerprint }) else {
      lines =
        runs.first.map {
          ["no complete run of these settings; one of other settings is of \($0.moment(at: now))"]
        } ?? [Self.none]
      return
    }
    let other = runs.first.flatMap { $0.fingerprint == fingerprint ? nil : $0 }
    lines =
      ["last complete run: \(current.moment(at: now))", "  \(current.extent(pictures))"]
      + (other.map { ["a newer one of other settings is of \($0.moment(at: now))"] } ?? [])
  }
}

extension RunSummary {
  /// `2026-11-20 04:00 UTC, 14 hours ago`
  fileprivate func moment(at now: Int) -> String {
    let minute = finishedAt / 60 % (24 * 60)
    let clock = [minute / 60, minute % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
    let day = CalendarDate(secondsSince1970: finishedAt)?.iso8601 ?? "an unknown day"
    return "\(day) \(clock.joined(separator: ":")) UTC, \((now - finishedAt).age)"
  }

  /// `826 characters, 51 episodes; 1.4 MB of answers, 30.1 MB of pictures`
  fileprivate func extent(_ pictures: Int) -> String {
    let entries = counts.sorted { $0.key < $1.key }.map { "\($0.value.grouped) \($0.key)" }
    let bytes =
      ["\(byteCount.inBytes) of answers"]
      + (pictures > 0 ? ["\(pictures.inBytes) of pictures"] : [])
    return [entries, bytes].filter { !$0.isEmpty }.map { $0.joined(separator: ", ") }
      .joined(separator: "; ")
  }
}

extension Int {
  /// So many seconds ago, in words.
  var age: String {
    switch self {
    case ..<0: "later than this machine's clock"
    case ..<60: "just now"
    case ..<3_600: "\((self / 60).counted("minute")) ago"
    case ..<172_800: "\((self / 3_600).counted("hour")) ago"
    default: "\((self / 86_400).counted("day")) ago"
    }
  }
}
