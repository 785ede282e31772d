import Diagnostics

import struct Foundation.Date

/// Asks one source, within the bounds of its policy.
public struct Client: Sendable {
  let policy: RequestPolicy
  let progress: Progress
  private let transport: any Transport
  private let stopwatch: Stopwatch
  private let wallClock: (@Sendable () -> Date)?
  private let jitter: Jitter
  private let gate: RequestGate
  private let pace: Pace
  private let ledger: RetryLedger
  private let archive: AnswerArchive?
  private let recorders: [AnswerRecorder]
  private let counter: TallyCounter

  /// `wallClock` is what a date to wait for is compared with, else the answer's own date;
  /// `random` draws the delays before further attempts. What decoders accept is kept in `archive`
  /// and written down by the `recorders`.
  public init(
    transport: any Transport, policy: RequestPolicy,
    clock: some Clock<Duration> = ContinuousClock(), wallClock: (@Sendable () -> Date)? = nil,
    random: some RandomNumberGenerator & Sendable = SystemRandomNumberGenerator(),
    archive: AnswerArchive? = nil, recorders: [AnswerRecorder] = [],
    counter: TallyCounter = TallyCounter(), progress: Progress = .silent
  ) {
    self.counter = counter
    self.transport = transport
    self.policy = policy
    self.progress = progress
    self.wallClock = wallClock
    jitter = Jitter(random)
    stopwatch = Stopwatch(clock)
    gate = RequestGate(width: policy.inFlight)
    pace = Pace(rate: policy.rate, stopwatch: stopwatch)
    ledger = RetryLedger(policy.budget)
    self.archive = archive
    self.recorders = recorders
  }

  /// So far; copies of a client count together.
  public var tally: RequestTally { counter.value }

  /// What will be asked for next, and in which order.
  func expect(_ requests: [Request]) { transport.expect(requests) }

  /// The value that `decode` makes of the answer; what it refuses is asked again, like a 503.
  public func value<Value: Sendable>(
    for request: Request, decode: @Sendable (Answer) throws(Fault) -> Value
  ) async throws(Fault) -> Value {
    switch try await outcome(of: request, decode: decode) {
    case .value(let value): return value
    case .missing(let fault): throw failed(fault)
    }
  }

  /// As `value`, but nil where the source says, with a 404 of its own, that it has no such thing.
  public func valueIfThere<Value: Sendable>(
    for request: Request, decode: @Sendable (Answer) throws(Fault) -> Value
  ) async throws(Fault) -> Value? {
    switch try await outcome(of: request, decode: decode) {
    case .value(let value): value
    case .missing: nil
    }
  }

  private func outcome<Value: Sendable>(
    of request: Request, decode: @Sendable (Answer) throws(Fault) -> Value
  ) async throws(Fault) -> Outcome<Value> {
    guard let archive else { return try await attempts(at: request, nil, decode: decode) }
    return try await archive.asking(for: request) { asking throws(Fault) in
      if let value = try await readyValue(for: asking, decode: decode) { return .value(value) }
      return try await attempts(at: request, asking, decode: decode)
    }
  }

  private func attempts<Value: Sendable>(
    at request: Request, _ asking: AnswerArchive.Asking?,
    decode: @Sendable (Answer) throws(Fault) -> Value
  ) async throws(Fault) -> Outcome<Value> {
    var attempt = 1
    var refusals = 0
    while true {
      switch await verdict(on: request, asking, attempt: attempt, decode: decode) {
      case .settled(let outcome):
        ledger.noteAnswer()
        return outcome
      case .final(let fault):
        throw failed(fault)
      case .passing(let setback):
        refusals += setback.isRefusal ? 1 : 0
        guard refusals < policy.attempts else { throw failed(setback.fault) }
        try await recover(from: setback, after: attempt, of: request)
        attempt += 1
      }
    }
  }

  /// What need not be asked for. A decoder that has become stricter since is no reason to stop: the
  /// source is asked.
  private func readyValue<Value: Sendable>(
    for asking: AnswerArchive.Asking, decode: @Sendable (Answer) throws(Fault) -> Value
  ) async throws(Fault) -> Value? {
    guard let kept = try asking.ready() else { return nil }
    let value: Value
    do {
      value = try decode(kept.answer)
    } catch {
      asking.distrust()
      return nil
    }
    try await asking.adopt(kept)
    try record(kept.answer, to: asking.request)
    counter.count { $0.skipped += 1 }
    return value
  }

  private func record(_ answer: Answer, to request: Request) throws(Fault) {
    for recorder in recorders { try recorder.record(answer, to: request) }
  }

  private func failed(_ fault: Fault) -> Fault {
    counter.count { $0.failed += 1 }
    return fault
  }

  private func verdict<Value: Sendable>(
    on request: Request, _ asking: AnswerArchive.Asking?, attempt: Int,
    decode: @Sendable (Answer) throws(Fault) -> Value
  ) async -> Verdict<Value> {
    let standing: KeptAnswer?
    do {
      standing = try asking?.standing()
    } catch {
      return .final(error)
    }
    let asked = standing.map { request.comparing(with: Conditions($0.validity)) } ?? request
    switch await gate.pass({ await exchange(asked) }) ?? .failure(.cancelled) {
    case .failure(let error):
      let fault = Fault.unanswered(request, error, attempts: attempt)
      return error.mayHeal ? .passing(Setback(fault: fault, reason: error.problem)) : .final(fault)
    case .success(let answer) where (200..<300).contains(answer.status):
      return await settle(answer, to: request, asking, decode: decode) { () throws(Fault) in
        try await asking?.keep(answer) ?? answer
      }
    case .success(let answer) where answer.status == 304:
      guard let standing else {
        return .final(.refused(request, answer, attempts: attempt))
      }
      counter.count { $0.revalidated += 1 }
      let confirmed = standing.confirmed(by: answer)
      return await settle(confirmed, to: request, asking, decode: decode) { () throws(Fault) in
        try await asking?.adopt(standing, confirmedBy: answer)
        return confirmed
      }
    case .success(let answer):
      if let variable = policy.refusedCredential(request, answer) {
        return .final(.credentialRefused(request, answer, variable: variable))
      }
      let fault = Fault.refused(request, answer, attempts: attempt)
      if answer.saysMissing { return .settled(.missing(fault)) }
      return policy.mayHeal(answer) ? .passing(setback(fault, answer)) : .final(fault)
    }
  }

  /// Keeps what the decoder accepts, and records it as it was kept; what it refuses may be better when it is
  /// asked for again.
  private func settle<Value: Sendable>(
    _ answer: Answer, to request: Request, _ asking: AnswerArchive.Asking?,
    decode: @Sendable (Answer) throws(Fault) -> Value, keep: () async throws(Fault) -> Answer
  ) async -> Verdict<Value> {
    let value: Value
    do {
      value = try decode(answer)
    } catch {
      asking?.distrust()
      return .passing(Setback(fault: error, reason: error.problem, isRefusal: true))
    }
    do {
      try record(try await keep(), to: request)
    } catch {
      return .final(error)
    }
    return .settled(.value(value))
  }

  private func setback(_ fault: Fault, _ answer: Answer) -> Setback {
    Setback(
      fault: fault, reason: "answered \(answer.status)",
      retryAfter: answer.retryAfter(now: wallClock?()), isThrottling: answer.isThrottling)
  }

  private func exchange(_ request: Request) async -> Result<Answer, TransportError> {
    let start: Int
    do {
      start = try await pace.wait()
    } catch {
      return .failure(.cancelled)
    }
    counter.count { $0.sent += 1 }
    do {
      let answer = try await transport.answer(to: request)
      counter.count { $0.bytesReceived += answer.body.count }
      if answer.isThrottling { pace.slowDown(start) }
      if (200..<300).contains(answer.status) || answer.status == 304 { pace.noteSuccess() }
      return .success(answer)
    } catch {
      return .failure(error)
    }
  }

  /// Waits for the next attempt, or throws why there is none.
  private func recover(
    from setback: Setback, after attempt: Int, of request: Request
  ) async throws(Fault) {
    let asked = setback.retryAfter ?? .zero
    guard asked <= policy.longestRetryAfter else {
      throw failed(.waitTooLong(setback.fault, asked: asked, longest: policy.longestRetryAfter))
    }
    let ownDelay = jitter.delay(upTo: policy.longestDelay(after: attempt))
    let pause = setback.isThrottling ? pause(for: max(asked, ownDelay), setback.reason) : .zero
    guard attempt < policy.attempts(hasAnswered: ledger.hasAnswered) else {
      throw failed(setback.fault)
    }
    let delay = asked + ownDelay
    guard ledger.spend(pause + delay / policy.inFlight, sent: tally.sent) else {
      throw failed(.budgetSpent(setback.fault))
    }
    progress.report(.retried(url: request.url, reason: setback.reason))
    counter.count {
      $0.retried += 1
      $0.waited += delay
    }
    do {
      try await stopwatch.sleep(delay)
    } catch {
      throw failed(.unanswered(request, .cancelled, attempts: attempt))
    }
  }

  private func pause(for duration: Duration, _ reason: String) -> Duration {
    let extent = pace.pause(for: duration)
    if extent == duration, extent > .zero { progress.report(.paused(duration, reason: reason)) }
    return extent
  }
}
