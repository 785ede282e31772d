import Fetching
import TestSupport
import Testing

/// What a server sees of a credential.
@Suite(.timeLimit(.minutes(10))) struct ShownCredentialTests {
  private func seen(
    _ form: CredentialForm, _ text: String, isCredentialed: Bool = true
  ) async throws -> SeenRequest {
    let credential = try Credential.reading(form, text)
    return try await LoopbackServer.run(answering: .json("{}")) { server in
      try await withLiveTransport(credential: credential) { transport in
        let request = try Request.sample(of: server.address, isCredentialed: isCredentialed)
        _ = try await transport.answer(to: request)
        #expect(request.url == "\(server.address)/things?page=1")
      }
      return try #require(server.log.seen.first)
    }
  }

  @Test(arguments: ["s3cr3t-key", "  s3cr3t-key", "s3cr3t-key\n", "\ts3cr3t-key\r\n"])
  func `a bearer stands in the header, without the white space around it`(
    text: String
  ) async throws {
    let seen = try await seen(.bearer, text)
    #expect(seen.headers("authorization") == ["Bearer s3cr3t-key"])
    #expect(seen.target == "/things?page=1")
  }

  @Test(arguments: [("s3cr3t", "s3cr3t"), ("a&b=c/d+e%", "a%26b%3Dc%2Fd%2Be%25")])
  func `a key stands in the query, encoded`(text: String, value: String) async throws {
    let seen = try await seen(.query, text)
    #expect(seen.target == "/things?page=1&api_key=\(value)")
    #expect(seen.headers("authorization").isEmpty)
  }

  @Test func `a key is the whole query where there is no other`() async throws {
    let credential = try Credential.reading(.query, "s3cr3t")
    try await LoopbackServer.run(answering: .json("{}")) { server in
      try await withLiveTransport(credential: credential) { transport in
        _ = try await transport.answer(
          to: Request(
            base: .sample(server.address), path: ["x"], recording: "x.json", isCredentialed: true))
      }
      #expect(server.log.targets == ["/x?api_key=s3cr3t"])
    }
  }

  @Test(arguments: [CredentialForm.bearer, .query])
  func `a request that wants none shows none`(form: CredentialForm) async throws {
    let seen = try await seen(form, "s3cr3t-key", isCredentialed: false)
    #expect(seen.target == "/things?page=1")
    #expect(seen.headers("authorization").isEmpty)
  }

  @Test func `where there is none, none is shown`() async throws {
    let seen = try await seen(.bearer, "")
    #expect(seen.target == "/things?page=1")
    #expect(seen.headers("authorization").isEmpty)
  }
}
