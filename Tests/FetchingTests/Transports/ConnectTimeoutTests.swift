#if os(Linux)
  import Fetching
  import NIOCore
  import NIOPosix
  import TestSupport
  import Testing

  /// Linux drops what does not fit into the backlog; elsewhere a full backlog behaves otherwise.
  @Suite(.timeLimit(.minutes(10))) struct ConnectTimeoutTests {
    @Test func `a server with no room for a connection is a timeout`() async throws {
      try await askDeafServer(LiveTransport.Timeouts(connecting: .milliseconds(200))) {
        #expect($0 == .connectTimedOut(.milliseconds(200)))
      }
    }

    @Test func `the end of an exchange holds while there is no connection yet`() async throws {
      try await askDeafServer(LiveTransport.Timeouts(exchange: .milliseconds(200))) {
        #expect($0 == .tooSlow(.milliseconds(200)))
      }
    }

    /// `check` is given what is thrown.
    private func askDeafServer(
      _ timeouts: LiveTransport.Timeouts, _ check: (TransportError?) -> Void
    ) async throws {
      try await RawServer.runDeaf { server in
        let port = try #require(server.address.split(separator: ":").last.flatMap { Int($0) })
        let filler = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
          .connect(host: "127.0.0.1", port: port).get()
        try await withLiveTransport(timeouts: timeouts) { transport in
          check(
            await #expect(throws: TransportError.self) {
              try await transport.answer(to: .sample(of: server.address))
            })
        }
        try await filler.close()
      }
    }
  }
#endif
