import Diagnostics
import Fetching
import TestSupport
import Testing

/// A server may repeat what it was shown; nobody behind the transport gets to see it.
@Suite(.timeLimit(.minutes(10))) struct ScrubbingTests {
  private func answer(_ canned: CannedAnswer, to secret: String) async throws -> Answer {
    let credential = try Credential.reading(.bearer, secret)
    return try await LoopbackServer.run(answering: canned) { server in
      try await withLiveTransport(credential: credential) { transport in
        try await transport.answer(to: .sample(of: server.address, isCredentialed: true))
      }
    }
  }

  private func text(_ text: String, status: Int = 200, to secret: String) async throws -> String {
    let answer = try await answer(.json(text, status: status), to: secret)
    return String(decoding: answer.body, as: UTF8.self)
  }

  @Test(arguments: [
    (#"{"title":"s3cr3t-key"}"#, #"{"title":"…"}"#),
    ("s3cr3t-key", "…"),
    ("s3cr3t-keys3cr3t-key", "……"),
    ("s3cr3t-s3cr3t-key-key", "s3cr3t-…-key"),
    ("Bearer s3cr3t-key, as shown", "Bearer …, as shown"),
    ("s3cr3t-ke", "s3cr3t-ke"), ("", ""),
  ])
  func `a body has a mark in its place`(body: String, scrubbed: String) async throws {
    #expect(try await text(body, to: "s3cr3t-key") == scrubbed)
  }

  @Test(arguments: [
    "a/b+c==d\"e\\f", "a%2Fb%2Bc%3D%3Dd%22e%5Cf", "a%2fb%2bc%3d%3dd%22e%5cf",
    #"a/b+c==d\"e\\f"#, #"a\/b+c==d\"e\\f"#,
  ])
  func `it is also known as an address or JSON would hold it`(form: String) async throws {
    #expect(try await text("<\(form)>", to: "a/b+c==d\"e\\f") == "<…>")
  }

  @Test(arguments: [200, 302, 401, 404, 500])
  func `header fields have a mark in its place, whatever the status`(status: Int) async throws {
    let canned = CannedAnswer(
      status: status,
      headers: [
        "Location": "https://s3cr3t-key.example/s3cr3t-key?api_key=s3cr3t-key",
        "X-Echo": "s3cr3t-key", "ETag": "W/\"1\"",
      ], body: [])
    let answer = try await answer(canned, to: "s3cr3t-key")
    #expect(answer.headers["location"] == "https://….example/…?api_key=…")
    #expect(answer.headers["x-echo"] == "…")
    #expect(answer.headers["etag"] == "W/\"1\"")
  }

  @Test func `what is too short to be a key is left in the data, and out of errors`() async throws {
    #expect(try await text(#"{"title":"Test"}"#, to: "est") == #"{"title":"Test"}"#)
    #expect(
      try await text(#"{"error":"no such key: est"}"#, status: 401, to: "est")
        == #"{"error":"no such key: …"}"#)
  }

  @Test func `the largest body is searched to its end`() async throws {
    let limit = Request.Content.json.limit
    let secret = String(repeating: "ab", count: 16)
    let rest = [UInt8](repeating: UInt8(ascii: "b"), count: limit - 32)
    let answer = try await answer(CannedAnswer(body: rest + Array(secret.utf8)), to: secret)
    #expect(answer.body == rest + Array("…".utf8))
  }

  @Test func `no fault quotes it, not even as a redirect's target`() async throws {
    let secret = "s3cr3t-key"
    let echoes = [
      CannedAnswer.json(#"{"status_message":"no \#(secret)"}"#, status: 401),
      .json(#"{"error":"no \#(secret)"}"#, status: 500),
      .json(#"{"rows":"\#(secret)"}"#),
      CannedAnswer(status: 302, headers: ["Location": "https://x.example/\(secret)"], body: []),
    ]
    for form in [CredentialForm.bearer, .query] {
      let credential = try Credential.reading(form, secret)
      for echo in echoes {
        let log = ProgressLog()
        let fault = try await LoopbackServer.run(answering: echo) { server in
          try await withLiveTransport(credential: credential) { transport in
            let client = Client(
              transport: transport, policy: .sample(credentialVariable: form.variable),
              clock: ImmediateClock(), progress: log.progress)
            let request = try Request.sample(of: server.address, isCredentialed: true)
            return await #expect(throws: Fault.self) {
              try await client.value(for: request) { answer throws(Fault) in
                try answer.json([String: Int].self, for: request)
              }
            }
          }
        }
        let told = "\(try #require(fault)) \(log.events)"
        #expect(told.contains("/things?page=1 "))
        #expect(!told.contains(secret))
      }
    }
  }
}
