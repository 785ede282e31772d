import Diagnostics
import Fetching
import Testing

@Suite struct CredentialTests {
  @Test(arguments: ["", " ", "\n", " \t\r\n", "\u{A0}"])
  func `white space is no credential`(text: String) throws {
    #expect(try Credential.reading(.bearer, text) == nil)
  }

  @Test(arguments: [
    "two words", "line\nline", "line\r\nX-Header: x", "bell\u{7}bell", "null\0", "schlüssel",
    "“quoted”", "\u{FEFF}key", "tab\tkey", "delete\u{7F}",
  ])
  func `what no key has is a fault that does not repeat it`(text: String) throws {
    let fault = try #require(throws: Fault.self) { try Credential.reading(.query, text) }
    #expect(
      fault.sentence == """
        SAMPLE_KEY holds characters that no key has. Copy the key into it again, without quotes, \
        spaces or line breaks.
        """)
    #expect(fault.category == .credential)
    #expect(fault.stage == .configuration)
  }

  @Test func `whatever prints a credential prints its variable`() throws {
    let secret = "correct-horse-battery"
    let credential = try #require(try Credential.reading(.bearer, secret))
    #expect(credential.variable == "SAMPLE_TOKEN")
    #expect("\(credential)" == "the credential in SAMPLE_TOKEN")
    let optional: Credential? = credential
    var dumped = ""
    dump(credential, to: &dumped)
    let texts = [
      String(describing: credential), String(reflecting: credential), "\([credential])",
      String(describing: optional), dumped,
      "\(Mirror(reflecting: credential).children.map { "\($0)" })",
    ]
    for text in texts {
      #expect(text.contains("SAMPLE_TOKEN"))
      #expect(!text.contains("horse"))
      // Nor its bytes.
      #expect(!text.contains("99"))
    }
  }

  @Test func `nor does a transport that has one tell it`() async throws {
    let credential = try Credential.reading(.bearer, "correct-horse-battery")
    try await withLiveTransport(credential: credential) { transport in
      var dumped = ""
      dump(transport, to: &dumped)
      for text in ["\(transport)", String(reflecting: transport), dumped] {
        #expect(text.contains("SAMPLE_TOKEN"))
        #expect(!text.contains("horse"))
      }
    }
  }
}
