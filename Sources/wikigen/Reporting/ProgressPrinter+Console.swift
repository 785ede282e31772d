extension ProgressPrinter {
  /// Prints to the console, with the time since now.
  convenience init(_ console: Console, _ verbosity: Verbosity) {
    let clock = ContinuousClock()
    let start = clock.now
    self.init(
      console.progressStyle, verbosity, now: { start.duration(to: clock.now) },
      write: console.complain)
  }
}
