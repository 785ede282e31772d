import Diagnostics
import Fetching
import TestSupport
import Testing

@Suite struct MissingThingTests {
  private func client(_ answers: [Answer]) -> Client {
    Client(
      transport: Script(answers).transport, policy: .sample(), clock: ImmediateClock())
  }

  private func text(of client: Client) async throws -> String? {
    try await client.valueIfThere(for: .sample()) { String(decoding: $0.body, as: UTF8.self) }
  }

  @Test(arguments: [
    "", #"{"success":false,"status_code":34,"status_message":"Could not be found."}"#, "{}", "[]",
  ])
  func `is nil where the source itself says so, and a fault to whoever needs it`(
    body: String
  ) async throws {
    let client = client([.sample(body, status: 404)])
    #expect(try await text(of: client) == nil)
    #expect(client.tally.sent == 1)
    #expect(client.tally.failed == 0)
    let fault = await #expect(throws: Fault.self) { try await client.text(for: .sample()) }
    #expect(fault?.category == .data)
    #expect(fault?.problem.hasSuffix("where the wire promises a page") == true)
    #expect(client.tally.sent == 2)
    #expect(client.tally.failed == 1)
  }

  @Test(arguments: [
    (404, "<html><h1>Not Found</h1>", Fault.Category.data), (404, "not found", .data),
    (404, #"{"broken"#, .data), (410, "{}", .data), (400, "{}", .data), (401, "{}", .data),
    (500, "{}", .unavailable), (503, "", .unavailable),
  ])
  func `is a fault where anything else is answered`(
    status: Int, body: String, category: Fault.Category
  ) async throws {
    let client = client([.sample(body, status: status)])
    let fault = await #expect(throws: Fault.self) { try await text(of: client) }
    #expect(fault?.category == category)
    #expect(client.tally.failed == 1)
  }

  @Test func `may also be said after another try`() async throws {
    let client = client([.sample(status: 503), .sample("{}", status: 404)])
    #expect(try await text(of: client) == nil)
    #expect(client.tally.retried == 1)
  }

  @Test func `is what is not in the sample data`() async throws {
    let client = Client(
      transport: FileTransport(folder: "samples", files: [:]), policy: .sample(attempts: 1))
    #expect(try await text(of: client) == nil)
  }

  @Test func `has a value where it is there after all`() async throws {
    #expect(try await text(of: client([.sample("[1]")])) == "[1]")
  }
}
