/// How hard a source may be asked, and how patiently.
public struct RequestPolicy: Sendable {
  /// Requests a second; nil is as fast as the answers come.
  public let rate: Double?
  public let inFlight: Int
  /// In total, the first one included.
  public let attempts: Int
  /// Before the second attempt; it doubles with each further one.
  public let firstDelay: Duration
  /// Whether an answer that looks passing, such as a 500, will be the same however often we ask.
  public let neverHeals: @Sendable (Answer) -> Bool
  /// What holds the credential that the source is shown; faults about a refusal name it.
  public let credentialVariable: String?

  public init(
    rate: Double?, inFlight: Int, attempts: Int = 3, firstDelay: Duration = .milliseconds(500),
    neverHeals: @escaping @Sendable (Answer) -> Bool = { _ in false },
    credentialVariable: String? = nil
  ) {
    precondition(rate.map { $0 > 0 && $0.isFinite } ?? true, "A rate is above 0")
    precondition(inFlight > 0 && attempts > 0, "At least one request must be possible")
    self.rate = rate
    self.inFlight = inFlight
    self.attempts = attempts
    self.firstDelay = firstDelay
    self.neverHeals = neverHeals
    self.credentialVariable = credentialVariable
  }

  /// How long to wait after that many attempts.
  func delay(after attempt: Int) -> Duration { firstDelay * (1 << min(attempt - 1, 16)) }

  /// The variable of the credential that the answer refuses, if that is what it does. A 403 without
  /// the API's words may be of anything on the way to it.
  func refusedCredential(_ request: Request, _ answer: Answer) -> String? {
    let isRefusal = answer.status == 401 || (answer.status == 403 && answer.errorWords != nil)
    return request.isCredentialed && isRefusal ? credentialVariable : nil
  }

  func mayHeal(_ answer: Answer) -> Bool { answer.looksPassing && !neverHeals(answer) }
}
