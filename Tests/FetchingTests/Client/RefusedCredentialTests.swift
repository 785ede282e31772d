import Diagnostics
import Fetching
import TestSupport
import Testing

@Suite struct RefusedCredentialTests {
  private static let words = #"""
    {"status_code":7,"status_message":"Invalid API key: You must be granted a valid key.",\#
    "success":false}
    """#

  private func fault(
    status: Int, body: String = words, isCredentialed: Bool = true, variable: String? = "X_KEY"
  ) async throws -> Fault {
    let client = Client(
      transport: MemoryTransport { _ in .sample(body, status: status) },
      policy: .sample(credentialVariable: variable), clock: ImmediateClock())
    let request = try Request.sample(isCredentialed: isCredentialed)
    let fault = await #expect(throws: Fault.self) { try await client.text(for: request) }
    #expect(client.tally.sent == 1)
    #expect(client.tally.failed == 1)
    return try #require(fault)
  }

  @Test func `is told in the source's own words, and what to check`() async throws {
    let fault = try await fault(status: 401)
    #expect(
      fault.sentence == """
        https://api.example/v1/things?page=1 answered 401 ("Invalid API key: You must be granted \
        a valid key.") to the credential in X_KEY. Check X_KEY, or get a new one.
        """)
    #expect(fault.category == .credential)
  }

  @Test(arguments: [
    (401, "<html>", "answered 401 to the credential in X_KEY"),
    (
      403, #"{"status_code":45,"status_message":"This user has been suspended."}"#,
      #"answered 403 ("This user has been suspended.") to the credential in X_KEY"#
    ),
  ])
  func `is a 401, or a 403 with the source's words`(
    status: Int, body: String, problem: String
  ) async throws {
    let fault = try await fault(status: status, body: body)
    #expect(fault.problem == problem)
    #expect(fault.category == .credential)
  }

  @Test(arguments: ["", "<html>Blocked</html>"])
  func `is no 403 of somebody on the way`(body: String) async throws {
    #expect(try await fault(status: 403, body: body).category == .data)
  }

  @Test(arguments: [400, 404, 405, 422])
  func `is no other status`(status: Int) async throws {
    #expect(try await fault(status: status).category == .data)
  }

  @Test(arguments: [401, 403])
  func `needs a credential that was shown`(status: Int) async throws {
    #expect(try await fault(status: status, isCredentialed: false).category == .data)
    #expect(try await fault(status: status, variable: nil).category == .data)
  }

  @Test func `ends the whole of a list at once`() async throws {
    let client = Client(
      transport: MemoryTransport { _ in .sample(Self.words, status: 401) },
      policy: .sample(inFlight: 1, credentialVariable: "X_KEY"), clock: ImmediateClock())
    let request = try Request.sample(isCredentialed: true)
    await #expect(throws: Fault.self) {
      try await client.concurrentMap(Array(1...100)) { _ throws(Fault) in
        try await client.text(for: request)
      }
    }
    #expect(client.tally.sent == 1)
  }
}
