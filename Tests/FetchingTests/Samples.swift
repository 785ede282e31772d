import Diagnostics
import Fetching
import TestSupport

extension BaseURL {
  static func sample(_ text: String = "https://api.example/v1") throws -> BaseURL {
    try BaseURL(text, setting: "WIKIGEN_SAMPLE_URL")
  }
}

extension Request {
  static func sample(
    of address: String = "https://api.example/v1", page: Int = 1, content: Content = .json,
    isCredentialed: Bool = false
  ) throws -> Request {
    try Request(
      base: .sample(address), path: ["things"], query: [("page", "\(page)")],
      recording: "things/page-\(page).json", content: content, isCredentialed: isCredentialed)
  }
}

extension RequestPolicy {
  static func sample(
    rate: Double? = nil, inFlight: Int = 4, attempts: Int = 3,
    firstDelay: Duration = .milliseconds(500), budget: RetryBudget = RetryBudget(),
    neverHeals: @escaping @Sendable (Answer) -> Bool = { _ in false },
    credentialVariable: String? = nil
  ) -> RequestPolicy {
    RequestPolicy(
      rate: rate, inFlight: inFlight, attempts: attempts, firstDelay: firstDelay, budget: budget,
      neverHeals: neverHeals, credentialVariable: credentialVariable)
  }
}

extension Answer {
  static func sample(_ text: String = "{}", status: Int = 200, headers: HeaderFields = [:])
    -> Answer
  {
    Answer(status: status, headers: headers, body: Array(text.utf8))
  }
}

extension CredentialForm {
  static let bearer = CredentialForm(variable: "SAMPLE_TOKEN", placement: .bearer)
  static let query = CredentialForm(variable: "SAMPLE_KEY", placement: .query("api_key"))
}

/// A live transport that is shut down when the closure is done.
@discardableResult
func withLiveTransport<Value>(
  credential: Credential? = nil, proxies: ProxySettings = .none,
  timeouts: LiveTransport.Timeouts = .init(), now: (@Sendable () -> Int)? = nil,
  _ body: (LiveTransport) async throws -> Value
) async throws -> Value {
  let transport = LiveTransport(
    userAgent: "wikigen/test", language: "en", credential: credential, proxies: proxies,
    timeouts: timeouts, now: now)
  do {
    let value = try await body(transport)
    try await transport.shutdown()
    return value
  } catch {
    try await transport.shutdown()
    throw error
  }
}
