import Diagnostics
import Testing

@testable import Fetching

@Suite struct BaseURLTests {
  @Test(arguments: [
    ("https://rickandmortyapi.com/api", "https://rickandmortyapi.com/api"),
    ("https://rickandmortyapi.com/api/", "https://rickandmortyapi.com/api"),
    ("http://127.0.0.1:8080/api//", "http://127.0.0.1:8080/api"),
    ("HTTPS://host", "HTTPS://host"),
    ("http://[::1]:80/api", "http://[::1]:80/api"),
  ])
  func `a web address is kept without its trailing slash`(text: String, kept: String) throws {
    #expect(try BaseURL.sample(text).text == kept)
  }

  @Test(arguments: [
    ("https://image.tmdb.org/t/p", "image.tmdb.org"), ("HTTPS://Host:8443", "host:8443"),
    ("http://127.0.0.1:8080/api", "127.0.0.1:8080"), ("http://[::1]:80/api", "[::1]:80"),
  ])
  func `names its host, with the port where one is named`(text: String, host: String) throws {
    #expect(try BaseURL.sample(text).host == host)
  }

  @Test(arguments: [
    ("https://api.example/3", true), ("HTTPS://api.example", true), ("http://127.0.0.1:80", true),
    ("http://localhost:8080/3", true), ("http://[::1]:80/3", true), ("http://api.example", false),
    ("http://127.0.0.1.example", false),
  ])
  func `is confidential where nobody on the way can read along`(text: String, is: Bool) throws {
    #expect(try BaseURL.sample(text).isConfidential == `is`)
  }

  @Test(arguments: [
    ("", "does not begin with http:// or https://"),
    ("rickandmortyapi.com/api", "does not begin with http:// or https://"),
    ("ftp://host/api", "does not begin with http:// or https://"),
    ("file:///etc/passwd", "does not begin with http:// or https://"),
    ("https://ho st/api", "is not a web address"),
    ("https://höst/api", "is not a web address"),
    ("https://host/a\nb", "is not a web address"),
    ("https:///api", "names no host"),
    ("https://user:secret@host/api", "holds a user name or a password"),
    ("https://user@host/api", "holds a user name or a password"),
    ("https://host:0/api", "names an impossible port"),
    ("https://host:70000/api", "names an impossible port"),
    ("https://host/api?key=secret", "has a part after ? or #"),
    ("https://host/api#top", "has a part after ? or #"),
  ])
  func `anything else is a fault of the setting`(text: String, problem: String) throws {
    let fault = try #require(throws: Fault.self) { try BaseURL.sample(text) }
    #expect(
      fault.sentence
        == "WIKIGEN_SAMPLE_URL \(problem). Set it to an address such as https://host/api.")
    #expect(fault.category == .configuration)
  }
}
