/// How hard a source may be asked, and how patiently.
public struct RequestPolicy: Sendable {
  /// Requests a second; nil is as fast as the answers come.
  public let rate: Double?
  public let inFlight: Int
  /// In total, the first one included, at a source that has answered nothing yet.
  ///
  /// One that has answered is known to be there, and is tried twice as often: of 10,000 requests
  /// of which one in five fails, about three fail five times in a row, and hardly any ten times.
  /// Answers that arrive and are no good count here alone, as most of them stay so.
  public let attempts: Int
  /// The most that is waited before the second attempt; it doubles with each further one.
  public let firstDelay: Duration
  public let longestDelay: Duration
  /// A source that asks for a longer wait is not asked again.
  public let longestRetryAfter: Duration
  public let budget: RetryBudget
  /// Whether an answer that looks passing, such as a 500, will be the same however often we ask.
  public let neverHeals: @Sendable (Answer) -> Bool
  /// What holds the credential that the source is shown; faults about a refusal name it.
  public let credentialVariable: String?

  public static let standardAttempts = 5
  public static let standardDelay = Duration.milliseconds(500)
  public static let standardLongestDelay = Duration.seconds(30)

  public init(
    rate: Double?, inFlight: Int, attempts: Int = standardAttempts,
    firstDelay: Duration = standardDelay,
    longestDelay: Duration = standardLongestDelay, longestRetryAfter: Duration = .seconds(120),
    budget: RetryBudget = RetryBudget(),
    neverHeals: @escaping @Sendable (Answer) -> Bool = { _ in false },
    credentialVariable: String? = nil
  ) {
    precondition(rate.map { $0 > 0 && $0.isFinite } ?? true, "A rate is above 0")
    precondition(inFlight > 0 && attempts > 0, "At least one request must be possible")
    self.rate = rate
    self.inFlight = inFlight
    self.attempts = attempts
    self.firstDelay = firstDelay
    self.longestDelay = longestDelay
    self.longestRetryAfter = longestRetryAfter
    self.budget = budget
    self.neverHeals = neverHeals
    self.credentialVariable = credentialVariable
  }

  /// At most how long to wait after that many attempts, beyond what the source asks for.
  func longestDelay(after attempt: Int) -> Duration {
    min(longestDelay, firstDelay * (1 << min(attempt - 1, 16)))
  }

  func attempts(hasAnswered: Bool) -> Int {
    hasAnswered && attempts > 1 ? 2 * attempts : attempts
  }

  /// The variable of the credential that the answer refuses, if that is what it does. A 403 without
  /// the API's words may be of anything on the way to it.
  func refusedCredential(_ request: Request, _ answer: Answer) -> String? {
    let isRefusal = answer.status == 401 || (answer.status == 403 && answer.errorWords != nil)
    return request.isCredentialed && isRefusal ? credentialVariable : nil
  }

  func mayHeal(_ answer: Answer) -> Bool { answer.looksPassing && !neverHeals(answer) }
}
