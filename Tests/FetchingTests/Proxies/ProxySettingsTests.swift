import Diagnostics
import Testing

@testable import Fetching

@Suite struct `The proxies of the environment` {
  private func server(
    for url: String, _ environment: [String: String]
  ) throws -> ProxyServer? {
    try ProxySettings(environment: environment).server(for: #require(Origin(url)))
  }

  @Test func `are those of the scheme`() throws {
    let environment = ["http_proxy": "http://a:1", "HTTPS_PROXY": "b:2"]
    let plain = try #require(try server(for: "http://api.example/v1", environment))
    #expect((plain.host, plain.port) == ("a", 1))
    #expect(plain.variable == "http_proxy")
    let safe = try #require(try server(for: "https://api.example/v1", environment))
    #expect((safe.host, safe.port) == ("b", 2))
    #expect(safe.variable == "HTTPS_PROXY")
    #expect(try server(for: "https://api.example", ["http_proxy": "http://a:1"]) == nil)
    #expect(try server(for: "https://api.example", [:]) == nil)
  }

  @Test func `are named in small letters before capitals, and an empty variable is none`() throws {
    let both = ["https_proxy": "http://small", "HTTPS_PROXY": "http://large"]
    #expect(try server(for: "https://api.example", both)?.host == "small")
    let empty = ["https_proxy": "", "HTTPS_PROXY": "http://large/"]
    let proxy = try server(for: "https://api.example", empty)
    #expect(proxy?.host == "large")
    #expect(proxy?.port == 80)
    #expect(try server(for: "https://api.example", ["HTTPS_PROXY": ""]) == nil)
  }

  @Test(arguments: [
    ("http://user:pass@a:3128", "user:pass"), ("http://user@a", "user:"),
    ("http://u%40x:p%3Aq%2F@a:1", "u@x:p:q/"), ("user:pass@a:3128", "user:pass"),
  ])
  func `may want a login, which is never shown`(text: String, login: String) throws {
    let environment = ["https_proxy": text]
    let proxy = try #require(try server(for: "https://api.example", environment))
    #expect(proxy.login == login)
    #expect(proxy.host == "a")
    let settings = try ProxySettings(environment: environment)
    var dumped = ""
    dump(settings, to: &dumped)
    for shown in ["\(proxy)", String(reflecting: proxy), String(reflecting: settings), dumped] {
      #expect(!shown.contains("user") && !shown.contains("pass") && !shown.contains("u@x"))
    }
  }

  @Test(arguments: [
    "http://localhost:8080", "http://127.0.0.1", "http://127.9.9.9:1", "http://[::1]:80",
    "http://api.localhost", "http://LOCALHOST",
  ])
  func `are never asked for this machine`(url: String) throws {
    #expect(try server(for: url, ["http_proxy": "http://a:1"]) == nil)
  }

  @Test(arguments: [
    ("*", true), ("api.example", true), ("example", true), (".example", true), ("*.example", true),
    ("API.Example.", true), ("other.example, api.example", true), ("x api.example y", true),
    ("api.example:443", true), (":443", false), ("api.example:8443", false), ("pi.example", false),
    ("v1.api.example", false), ("", false), (",", false), ("example:443", true),
  ])
  func `leave out what NO_PROXY lists`(list: String, isDirect: Bool) throws {
    let environment = ["https_proxy": "http://a:1", "NO_PROXY": list]
    #expect(try (server(for: "https://api.example/v1", environment) == nil) == isDirect)
  }

  @Test(arguments: [
    ("10.0.0.7", true), ("[fd00::7]:80", false), ("0.7", false), ("fd00::7", false),
  ])
  func `leave out addresses`(list: String, isDirect: Bool) throws {
    let environment = ["http_proxy": "http://a:1", "no_proxy": list]
    #expect(try (server(for: "http://10.0.0.7", environment) == nil) == isDirect)
  }

  @Test(arguments: ["fd00::7", "[fd00::7]", "[fd00::7]:80"])
  func `leave out addresses of the sixth version`(list: String) throws {
    let environment = ["http_proxy": "http://a:1", "no_proxy": list]
    #expect(try server(for: "http://[fd00::7]/v1", environment) == nil)
    #expect(try server(for: "http://[fd00::8]/v1", environment) != nil)
  }

  @Test(arguments: [
    ("socks5://u:secret@a:1080", "names a SOCKS proxy, which wikigen does not speak to"),
    ("SOCKS5h://a", "names a SOCKS proxy, which wikigen does not speak to"),
    ("https://a:1", "names a proxy that is spoken to in HTTPS, which wikigen does not do"),
    ("ftp://a:1", "holds no address of a proxy"), ("http://se cret", "holds no address of a proxy"),
    ("http://", "names no host"), ("http://a:70000", "names an impossible port"),
    ("http://a:secret", "holds no address of a proxy"),
  ])
  func `that cannot be used are a fault of the configuration`(
    text: String, problem: String
  ) throws {
    let fault = try #require(throws: Fault.self) {
      try ProxySettings(environment: ["HTTPS_PROXY": text])
    }
    #expect(
      fault.sentence == """
        HTTPS_PROXY \(problem). Set it to an address such as http://host:3128, or unset it.
        """)
    #expect(fault == Fault.proxyUnfit("HTTPS_PROXY", problem: problem))
    #expect(fault.category == .configuration)
  }
}
