import Diagnostics

extension ProgressPrinter {
  /// Where a run is.
  struct State: Sendable {
    /// When a line was printed last.
    var lastLine: Duration
    private(set) var stage: Fault.Stage?
    private(set) var source: String?
    private var start = Duration.zero
    private var counts: [ProgressCount] = []
    private var latest: Int?
    private var speed = ProgressSpeed()
    private var retries = 0
    private var pause: (end: Duration, reason: String)?
    private var ended: [StageTime] = []

    init(lastLine: Duration) { self.lastLine = lastLine }

    /// Whether the stage has told of anything but that it began.
    var hasNews: Bool { !counts.isEmpty || retries > 0 || pause != nil }

    mutating func begin(_ stage: Fault.Stage, of source: String?, at time: Duration) {
      self.stage = stage
      self.source = source?.printable(upTo: 60)
      start = time
    }

    /// What the stage that ends had; `nil` if none is running.
    mutating func end(at time: Duration, isComplete: Bool) -> Closing? {
      guard let stage else { return nil }
      ended.append(StageTime(stage: stage, duration: time - start))
      let closing = Closing(
        stage: stage, source: source, counts: ProgressCount.closing(counts), retries: retries,
        duration: time - start, isComplete: isComplete)
      self.stage = nil
      counts = []
      latest = nil
      speed = ProgressSpeed()
      retries = 0
      pause = nil
      return closing
    }

    func times(at time: Duration) -> [StageTime] {
      let running = stage.map { [StageTime(stage: $0, duration: time - start)] } ?? []
      return (ended + running).reduce(into: []) { times, next in
        guard let index = times.firstIndex(where: { $0.stage == next.stage }) else {
          return times.append(next)
        }
        times[index].duration += next.duration
      }
    }

    /// `nil` where no stage is running.
    func facts(at time: Duration) -> ProgressFacts? {
      guard let stage else { return nil }
      let count = latest.map { counts[$0] }
      let isOver = count.map { $0.done >= $0.total } ?? true
      return ProgressFacts(
        stage: stage, source: source, count: count, rate: speed.rate(at: time), retries: retries,
        pause: pause.flatMap { $0.end > time ? ($0.end - time, $0.reason) : nil },
        timeLeft: isOver ? nil : count.flatMap { speed.time(for: $0.total - $0.done, at: time) })
    }

    mutating func note(_ event: Progress.Event, at time: Duration) {
      if let count = ProgressCount(event) { return note(count, at: time) }
      switch event {
      case .retried: retries += 1
      case .paused(let duration, let reason): pause = (time + duration, reason)
      case .began, .fetched, .pictures, .wrote, .remade: break
      }
    }

    /// How an event reads that was taken note of.
    func words(for event: Progress.Event) -> String {
      let prefix = stage.map { "\($0.rawValue): " } ?? ""
      if let count = ProgressCount(event).flatMap({ count in counts.first { $0.name == count.name }
      }) {
        return prefix + "\(count.name) \(count.done.grouped) of \(count.total.grouped)"
      }
      switch event {
      case .remade(let path, let cause):
        return (prefix + "\(path) \(cause)").printable(upTo: 500)
      case .retried(let url, let reason):
        return (prefix + "again \(url): \(reason)").printable(upTo: 500)
      case .paused(let duration, let reason):
        return (prefix + "pausing for \(duration.inSeconds): \(reason)").printable(upTo: 500)
      case .began, .fetched, .pictures, .wrote: return prefix + "…"
      }
    }

    /// Events of parallel tasks can arrive out of order: the furthest counts.
    private mutating func note(_ count: ProgressCount, at time: Duration) {
      let index = counts.firstIndex { $0.name == count.name } ?? counts.count
      if index == counts.count { counts.append(count) }
      counts[index].done = max(counts[index].done, count.done)
      counts[index].total = count.total
      if latest != index { speed = ProgressSpeed() }
      latest = index
      speed.note(counts[index].done, at: time)
    }
  }
}
