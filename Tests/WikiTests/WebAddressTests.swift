import Testing
import Wiki

@Suite struct `A web address` {
  @Test(arguments: [
    "https://example.org", "http://127.0.0.1:8080/api?page=2&x=%20#top", "HTTPS://EXAMPLE.ORG",
    "https://example.org/@user/a(b)[c]~*!$,;=",
  ])
  func `is http or https in printable ASCII`(text: String) throws {
    #expect(try #require(WebAddress(text)).text == text)
  }

  @Test(arguments: [
    "", "http", "http://", "https:/example.org", "https:example.org", "//example.org",
    "example.org",
    "javascript:alert(1)", "data:text/html,x", "ftp://example.org", "file:///etc/passwd",
    " https://example.org", "https://example.org/a b", "https://example.org/\n",
    "https://zoë.example",
    "https://example.org/\"", "https://example.org/<b>", "https://example.org/'", "https://x/\\",
    "https://x/`", "https://x/{y}", "https://x/|", "https://x/^", "https://x/\u{0}",
    "https://user@example.org", "https://example.org:x@192.0.2.1/", "https://@?", "https://?x",
    "https\u{0}://example.org", "jаvascript://x",
  ])
  func `is nothing else`(text: String) {
    #expect(WebAddress(text) == nil)
  }
}
