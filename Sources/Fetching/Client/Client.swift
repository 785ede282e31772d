import Diagnostics

/// Asks one source, within the bounds of its policy.
public struct Client: Sendable {
  let policy: RequestPolicy
  let progress: Progress
  private let transport: any Transport
  private let stopwatch: Stopwatch
  private let gate: RequestGate
  private let pace: Pace
  private let counter = TallyCounter()

  public init(
    transport: any Transport, policy: RequestPolicy,
    clock: some Clock<Duration> = ContinuousClock(), progress: Progress = .silent
  ) {
    self.transport = transport
    self.policy = policy
    self.progress = progress
    stopwatch = Stopwatch(clock)
    gate = RequestGate(width: policy.inFlight)
    pace = Pace(rate: policy.rate, stopwatch: stopwatch)
  }

  /// So far; copies of a client count together.
  public var tally: RequestTally { counter.value }

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
    var attempt = 1
    while true {
      switch await verdict(on: request, attempt: attempt, decode: decode) {
      case .settled(let outcome):
        return outcome
      case .passing(_, let reason) where attempt < policy.attempts:
        progress.report(.retried(url: request.url, reason: reason))
        counter.count { $0.retried += 1 }
        try await wait(after: attempt, of: request)
        attempt += 1
      case .passing(let fault, _), .final(let fault):
        throw failed(fault)
      }
    }
  }

  private func failed(_ fault: Fault) -> Fault {
    counter.count { $0.failed += 1 }
    return fault
  }

  private func verdict<Value: Sendable>(
    on request: Request, attempt: Int, decode: @Sendable (Answer) throws(Fault) -> Value
  ) async -> Verdict<Value> {
    switch await gate.pass({ await exchange(request) }) ?? .failure(.cancelled) {
    case .failure(let error):
      let fault = Fault.unanswered(request, error, attempts: attempt)
      return error.mayHeal ? .passing(fault, reason: error.problem) : .final(fault)
    case .success(let answer) where (200..<300).contains(answer.status):
      do {
        return .settled(.value(try decode(answer)))
      } catch {
        return .passing(error, reason: error.problem)
      }
    case .success(let answer):
      if let variable = policy.refusedCredential(request, answer) {
        return .final(.credentialRefused(request, answer, variable: variable))
      }
      let fault = Fault.refused(request, answer, attempts: attempt)
      if answer.saysMissing { return .settled(.missing(fault)) }
      let reason = "answered \(answer.status)"
      return policy.mayHeal(answer) ? .passing(fault, reason: reason) : .final(fault)
    }
  }

  private func exchange(_ request: Request) async -> Result<Answer, TransportError> {
    do {
      try await pace.wait()
    } catch {
      return .failure(.cancelled)
    }
    counter.count { $0.sent += 1 }
    do {
      let answer = try await transport.answer(to: request)
      counter.count { $0.bytesReceived += answer.body.count }
      return .success(answer)
    } catch {
      return .failure(error)
    }
  }

  private func wait(after attempt: Int, of request: Request) async throws(Fault) {
    do {
      try await stopwatch.sleep(policy.delay(after: attempt))
    } catch {
      throw failed(.unanswered(request, .cancelled, attempts: attempt))
    }
  }
}
