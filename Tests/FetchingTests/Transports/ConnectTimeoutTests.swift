#if os(Linux)
  import Fetching
  import NIOCore
  import NIOPosix
  import TestSupport
  import Testing

  /// Linux drops what does not fit into the backlog; elsewhere a full backlog behaves otherwise.
  @Suite(.timeLimit(.minutes(10))) struct ConnectTimeoutTests {
    @Test func `a server with no room for a connection is a timeout`() async throws {
      try await RawServer.runDeaf { server in
        let port = try #require(server.address.split(separator: ":").last.flatMap { Int($0) })
        let filler = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
          .connect(host: "127.0.0.1", port: port).get()
        let timeouts = LiveTransport.Timeouts(connecting: .milliseconds(200))
        try await withLiveTransport(timeouts: timeouts) { transport in
          await #expect(throws: TransportError.connectTimedOut(.milliseconds(200))) {
            try await transport.answer(to: .sample(of: server.address))
          }
        }
        try await filler.close()
      }
    }
  }
#endif
