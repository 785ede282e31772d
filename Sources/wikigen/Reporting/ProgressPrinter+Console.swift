extension ProgressPrinter {
  /// Prints to the console, with the time since now.
  convenience init(_ console: Console, _ verbosity: Verbosity) {
    let clock = ContinuousClock()
    let start = clock.now
    self.init(
      console.progressStyle, verbosity, now: { start.duration(to: clock.now) },
      write: console.complain,
      tell: { line, stage, source in console.tell(line, stage: stage, source: source) })
  }

  /// For a stage in which nothing may happen for a while.
  func heartbeat() -> Heartbeat { Heartbeat(every: 250) { [weak self] in self?.refresh() } }
}
