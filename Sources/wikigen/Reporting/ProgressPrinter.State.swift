import Diagnostics

extension ProgressPrinter {
  /// Where a run is.
  struct State: Sendable {
    /// When a line was printed last.
    var lastLine: Duration
    private var stage: Fault.Stage?
    private var start = Duration.zero
    private var counts: [Count] = []
    private var retries = 0
    private var ended: [StageTime] = []

    init(lastLine: Duration) { self.lastLine = lastLine }

    /// Whether the stage has told of anything to count.
    var hasCounted: Bool { !counts.isEmpty }

    mutating func begin(_ stage: Fault.Stage, at time: Duration) {
      self.stage = stage
      start = time
    }

    /// The stage's closing line; `nil` if none is running.
    mutating func end(at time: Duration) -> String? {
      guard let stage else { return nil }
      let took = time - start
      ended.append(StageTime(stage: stage, duration: took))
      var parts = counts.map(\.closing)
      if retries > 0 { parts.append("\(retries.grouped) tried again") }
      let summary = parts.isEmpty ? "done" : parts.joined(separator: ", ")
      self.stage = nil
      counts = []
      retries = 0
      return "\(stage.rawValue): \(summary), \(took.inSeconds)"
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

    /// Takes note of the event and says how it reads.
    mutating func line(for event: Progress.Event) -> String {
      let prefix = stage.map { "\($0.rawValue): " } ?? ""
      switch event {
      case .began: return prefix + "…"
      case .fetched(let list, let done, let total): return prefix + count(list, done, total)
      case .pictures(let done, let total): return prefix + count("pictures", done, total)
      case .remade(let path, let cause):
        return (prefix + "\(path) \(cause)").printable(upTo: 500)
      case .wrote(let done, let total): return prefix + count("pages", done, total)
      case .retried(let url, let reason):
        retries += 1
        return (prefix + "again \(url): \(reason)").printable(upTo: 500)
      case .paused(let duration, let reason):
        return (prefix + "pausing for \(duration.inSeconds): \(reason)").printable(upTo: 500)
      }
    }

    /// Events of parallel tasks can arrive out of order: the furthest counts.
    private mutating func count(_ name: String, _ done: Int, _ total: Int) -> String {
      let name = name.printable(upTo: 60)
      let index = counts.firstIndex { $0.name == name } ?? counts.count
      if index == counts.count { counts.append(Count(name: name)) }
      counts[index].done = max(counts[index].done, done)
      counts[index].total = total
      return counts[index].running
    }
  }
}
