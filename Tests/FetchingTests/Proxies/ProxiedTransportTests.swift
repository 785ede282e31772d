import Diagnostics
import Fetching
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct `Behind a proxy` {
  private static let host = "http://api.example"

  private func fault(
    through address: String, _ timeouts: LiveTransport.Timeouts = .init()
  ) async throws -> Fault? {
    let proxies = try ProxySettings(environment: ["http_proxy": address])
    return try await withLiveTransport(proxies: proxies, timeouts: timeouts) { transport in
      let client = Client(transport: transport, policy: .sample(attempts: 1))
      let request = try Request.sample(of: Self.host)
      return await #expect(throws: Fault.self) { try await client.text(for: request) }
    }
  }

  @Test func `the server is asked through a tunnel, with the login for the proxy alone`()
    async throws
  {
    try await FaultServer.run(last: .answer(.json("[1]"))) { server in
      let proxies = try ProxySettings(
        environment: ["http_proxy": "http://user:p%40ss@127.0.0.1:\(server.port)"])
      let answer = try await withLiveTransport(proxies: proxies) {
        try await $0.answer(to: .sample(of: Self.host))
      }
      #expect(answer.body == Array("[1]".utf8))
      let seen = server.log.seen
      #expect(seen.map(\.method) == ["CONNECT", "GET"])
      #expect(seen.map(\.target) == ["api.example:80", "/things?page=1"])
      // `user:p@ss`
      #expect(
        seen.map { $0.headers("proxy-authorization") } == [["Basic dXNlcjpwQHNz"], []])
    }
  }

  @Test func `this machine is asked directly`() async throws {
    try await FaultServer.run(last: .answer(.json("[1]"))) { server in
      let nowhere = try await RawServer.closedAddress()
      let proxies = try ProxySettings(
        environment: ["http_proxy": nowhere, "no_proxy": "unrelated"])
      try await withLiveTransport(proxies: proxies) {
        _ = try await $0.answer(to: .sample(of: server.address))
      }
      #expect(server.log.seen.map(\.method) == ["GET"])
    }
  }

  @Test(arguments: [
    (407, "wants a user name and a password that it knows", Fault.Category.credential),
    (403, "refused to make the connection", .unavailable),
    (502, "refused to make the connection", .unavailable),
  ])
  func `a refusal names the proxy's variable`(
    status: Int, problem: String, category: Fault.Category
  ) async throws {
    let refusal = FaultServer.Step.answer(.html("<h1>No</h1>", status: status))
    try await FaultServer.run(["api.example:80": [refusal]], last: .silence) { server in
      let fault = try await fault(through: server.address.replacing("//", with: "//u:secret@"))
      #expect(fault?.problem == "cannot be asked, as the proxy in http_proxy \(problem)")
      #expect(fault?.category == category)
      #expect(fault?.sentence.contains("secret") == false)
    }
  }

  @Test func `a proxy that is not there is told`() async throws {
    let fault = try await fault(through: RawServer.closedAddress())
    #expect(
      fault?.problem == """
        cannot be asked, as the proxy in http_proxy cannot be reached: the connection was refused
        """)
    #expect(fault?.category == .unavailable)
  }

  @Test func `a proxy without an address is told`() async throws {
    let fault = try await fault(through: "http://nowhere.invalid:3128")
    #expect(
      fault?.problem == """
        cannot be asked, as the proxy in http_proxy cannot be reached: its host name is unknown
        """)
  }

  @Test func `a proxy that is silent is told`() async throws {
    try await FaultServer.run(["api.example:80": [.silence]], last: .silence) { server in
      let fault = try await fault(
        through: server.address, .init(connecting: .milliseconds(200)))
      #expect(
        fault?.problem
          == "cannot be asked, as the proxy in http_proxy made no connection within 0.2 seconds")
    }
  }

  @Test func `a fault of the server behind it is the server's`() async throws {
    try await FaultServer.run(last: .hangUp) { server in
      let fault = try await fault(through: server.address)
      #expect(fault?.problem == "broke off its answer")
    }
  }
}
