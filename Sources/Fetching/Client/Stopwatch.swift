/// A clock whose instants are durations since it was made, so that its kind need not be known.
struct Stopwatch: Sendable {
  let elapsed: @Sendable () -> Duration
  let sleep: @Sendable (Duration) async throws(CancellationError) -> Void

  init(_ clock: some Clock<Duration>) {
    let start = clock.now
    elapsed = { start.duration(to: clock.now) }
    sleep = { duration throws(CancellationError) in
      do {
        try await clock.sleep(until: clock.now.advanced(by: duration), tolerance: nil)
      } catch {
        throw CancellationError()
      }
    }
  }
}
