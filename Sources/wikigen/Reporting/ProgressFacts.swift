import Diagnostics

/// What there is to say of a run at one moment.
struct ProgressFacts: Sendable {
  let stage: Fault.Stage
  /// The source, in a stage that each of them has.
  let source: String?
  /// Of what came last; `nil` as long as nothing did.
  let count: ProgressCount?
  /// Answers a second.
  let rate: Double?
  let retries: Int
  /// How long no request is sent, and why.
  let pause: (time: Duration, reason: String)?
  let timeLeft: Duration?

  var rateText: String? { rate.flatMap(\.perSecond) }

  var retriesText: String? { retries > 0 ? "\(retries.grouped) retried" : nil }

  var pauseText: String? {
    pause.map { "waiting \($0.time.onAClock): \($0.reason)".printable(upTo: 60) }
  }

  var timeLeftText: String? { timeLeft.map { "\($0.onAClock) left" } }

  /// For a log: `fetching tmdb: movie 412 of 1,000, 19.6/s, 3 retried, 0:31 left`
  var logLine: String {
    let facts = [rateText, retriesText, pauseText ?? timeLeftText].compactMap(\.self)
    let count = count.map { "\($0.name) \($0.extent)" } ?? (source == nil ? "…" : "nothing yet")
    return "\(stage.heading(source)): \(([count] + facts).joined(separator: ", "))"
  }
}

extension Fault.Stage {
  /// `fetching tmdb`
  func heading(_ source: String?) -> String { rawValue + (source.map { " \($0)" } ?? "") }
}

extension Double {
  /// `19.6/s`; `nil` for what would read as nothing.
  fileprivate var perSecond: String? {
    let tenths = Int((self * 10).rounded())
    guard tenths > 0 else { return nil }
    return tenths < 1_000 ? "\(tenths / 10).\(tenths % 10)/s" : "\(Int(rounded()).grouped)/s"
  }
}
