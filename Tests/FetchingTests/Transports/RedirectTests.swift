import Testing

@testable import Fetching

@Suite struct `A redirect` {
  private func target(
    _ location: String, from current: String? = nil, of base: String = "https://api.example/v1",
    status: Int = 302, isCredentialed: Bool = false
  ) throws -> String? {
    let request = try Request.sample(of: base, isCredentialed: isCredentialed)
    let answer = Answer.sample("", status: status, headers: ["Location": location])
    return Redirect(answer, from: current ?? request.url, of: request)?.url
  }

  @Test(arguments: [
    ("https://api.example/v2", "https://api.example/v2"),
    ("https://API.example/v2?x=1#part", "https://API.example/v2?x=1"),
    ("https://www.api.example/v2", "https://www.api.example/v2"),
    ("https://api.example:443/v2", "https://api.example:443/v2"),
    ("//api.example/v2", "https://api.example/v2"),
    ("/v2", "https://api.example/v2"),
    ("others?page=2", "https://api.example/v1/others?page=2"),
    ("?page=2", "https://api.example/v1/things?page=2"),
  ])
  func `within the site and to https is followed`(location: String, url: String) throws {
    for status in [301, 302, 303, 307, 308] {
      #expect(try target(location, status: status) == url)
    }
  }

  @Test(arguments: [
    "http://api.example/v2", "https://other.example/v2", "https://example/v2",
    "https://api.example.evil/v2", "https://v1.api.example/v2", "https://user@api.example/v2",
    "https://user:pass@api.example/v2", "https://api.example:8443/v2", "ftp://api.example/v2",
    "file:///etc/passwd", "data:,x", "javascript:alert(1)", "//other.example/v2",
    "https://api.example/a b", "https://api.example/ü", "https://", "", "https://[::1/v2",
    "https://api.example@other.example/", "https:\\\\other.example/", "https://127.0.0.1/",
  ])
  func `anywhere else is not followed`(location: String) throws {
    #expect(try target(location) == nil)
  }

  @Test(arguments: [200, 300, 304, 305, 306, 309, 404, 500])
  func `is no other status`(status: Int) throws {
    #expect(try target("/v2", status: status) == nil)
  }

  @Test func `without a target is an answer`() throws {
    let request = try Request.sample()
    #expect(Redirect(.sample("", status: 302), from: request.url, of: request) == nil)
  }

  @Test(arguments: [
    ("http://127.0.0.1:8080/v2", true), ("https://127.0.0.1:8080/v2", true), ("/v2", true),
    ("http://127.0.0.1:8081/v2", false), ("http://localhost:8080/v2", false),
    ("http://api.example/v2", false), ("https://api.example/v2", false),
  ])
  func `of a server on this machine stays with it`(location: String, isFollowed: Bool) throws {
    #expect(try (target(location, of: "http://127.0.0.1:8080") != nil) == isFollowed)
  }

  @Test(arguments: [
    ("https://api.example/v2", true), ("https://www.api.example/v2", true),
    ("http://api.example/v2", false), ("https://other.example/v2", false),
  ])
  func `of plain HTTP leads to https only`(location: String, isFollowed: Bool) throws {
    #expect(try (target(location, of: "http://api.example") != nil) == isFollowed)
  }

  @Test func `never leads back from https to http`() throws {
    let base = "http://127.0.0.1:8080"
    let location = "http://127.0.0.1:8080/v2"
    #expect(try target(location, from: "https://127.0.0.1:8080/v1", of: base) == nil)
  }

  @Test func `is measured against what was asked and not against the last step`() throws {
    let current = "https://www.api.example/v1"
    #expect(try target("https://www.www.api.example/v2", from: current) == nil)
    #expect(try target("https://api.example/v2", from: current) == "https://api.example/v2")
  }

  @Test(arguments: [
    ("https://api.example/v2", "https://api.example/v1", true),
    ("https://api.example:443/v2", "https://api.example/v1", true),
    ("https://www.api.example/v2", "https://api.example/v1", false),
    ("https://api.example/v2", "http://api.example/v1", false),
    ("http://127.0.0.1:80/v2", "http://127.0.0.1/v1", true),
  ])
  func `takes a credential to no other origin`(
    location: String, base: String, isFollowed: Bool
  ) throws {
    #expect(try (target(location, of: base, isCredentialed: true) != nil) == isFollowed)
  }
}
