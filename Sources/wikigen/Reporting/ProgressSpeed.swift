/// How fast one list is, over the last seconds.
struct ProgressSpeed: Sendable {
  private var samples: [(time: Duration, done: Int)] = []

  private static let window = Duration.seconds(10)
  /// Of fewer seconds or answers, a rate says nothing about what is to come.
  private static let leastForRate = (time: Duration.seconds(1), answers: 2)
  private static let leastForForecast = (time: Duration.seconds(3), answers: 5)
  private static let interval = Duration.milliseconds(250)

  mutating func note(_ done: Int, at time: Duration) {
    if samples.count > 1, time - samples[samples.count - 2].time < Self.interval {
      samples[samples.count - 1] = (time, done)
      return
    }
    samples.removeAll { time - $0.time > Self.window }
    samples.append((time, done))
  }

  /// Answers a second; `nil` where it would mean nothing.
  func rate(at time: Duration) -> Double? { rate(at: time, of: Self.leastForRate) }

  /// How long that many further answers take; `nil` where nobody can know.
  func time(for answers: Int, at time: Duration) -> Duration? {
    rate(at: time, of: Self.leastForForecast).map { .seconds(Double(answers) / $0) }
  }

  private func rate(at time: Duration, of least: (time: Duration, answers: Int)) -> Double? {
    guard let first = samples.first(where: { time - $0.time <= Self.window }),
      let last = samples.last
    else { return nil }
    let (span, answers) = (time - first.time, last.done - first.done)
    guard span >= least.time, answers >= least.answers else { return nil }
    return Double(answers) / (span / .seconds(1))
  }
}
