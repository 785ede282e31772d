import Fetching
import Foundation
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct LiveTransportTests {
  @Test func `a request says what it accepts and who asks`() async throws {
    try await LoopbackServer.run(answering: .json("{}")) { server in
      try await withLiveTransport { transport in
        _ = try await transport.answer(to: .sample(of: server.address))
        _ = try await transport.answer(to: .sample(of: server.address, content: .picture))
      }
      let seen = server.log.seen
      #expect(seen.map(\.target) == ["/things?page=1", "/things?page=1"])
      #expect(seen.map(\.method) == ["GET", "GET"])
      #expect(
        seen.map { $0.headers("accept") }
          == [["application/json"], ["image/avif, image/webp, image/jpeg, image/png, image/gif"]])
      for request in seen {
        #expect(request.headers("user-agent") == ["wikigen/test"])
        #expect(request.headers("accept-language") == ["en"])
        #expect(request.headers("accept-encoding") == ["deflate, gzip"])
        #expect(request.headers("cookie").isEmpty)
        #expect(request.headers("authorization").isEmpty)
      }
    }
  }

  @Test(arguments: [200, 301, 404, 429, 500])
  func `any status is an answer, with its header and body`(status: Int) async throws {
    let canned = CannedAnswer(
      status: status, headers: ["ETag": "W/\"1\"", "Location": "https://a.example/"],
      body: Array("text".utf8))
    try await LoopbackServer.run(answering: canned) { server in
      let answer = try await withLiveTransport {
        try await $0.answer(to: .sample(of: server.address))
      }
      #expect(answer.status == status)
      #expect(answer.headers["etag"] == "W/\"1\"")
      #expect(answer.body == Array("text".utf8))
      #expect(server.log.seen.count == 1)
    }
  }

  @Test func `an answer without a date has that of our clock, one with a date keeps it`()
    async throws
  {
    let epoch = "Thu, 01 Jan 1970 00:00:00 GMT"
    let dated = CannedAnswer(headers: ["Date": "Sun, 06 Nov 1994 08:49:37 GMT"], body: [])
    for (answer, date) in [
      (CannedAnswer.json("{}"), epoch), (dated, "Sun, 06 Nov 1994 08:49:37 GMT"),
    ] {
      try await FaultServer.run(last: .answer(answer)) { server in
        try await withLiveTransport(now: { 0 }) { transport in
          let answer = try await transport.answer(to: .sample(of: server.address))
          #expect(answer.headers["Date"] == date)
        }
      }
    }
  }

  @Test(arguments: ["gzip", "GZIP", " Gzip "])
  func `a gzip body is decompressed, however its encoding is written`(name: String) async throws {
    let packed = try #require(
      Data(base64Encoded: "H4sIAAAAAAACA6tWysxLy1eyUkrOzy0oSi0uTk1RqgUA4YWBwxUAAAA="))
    let canned = CannedAnswer(headers: ["Content-Encoding": name], body: [UInt8](packed))
    let answer = try await answer(from: canned)
    #expect(String(decoding: answer.body, as: UTF8.self) == #"{"info":"compressed"}"#)
  }

  @Test(arguments: ["identity", "Identity"])
  func `a body as it is stays as it is`(name: String) async throws {
    let canned = CannedAnswer(headers: ["Content-Encoding": name], body: [1, 2, 3])
    #expect(try await answer(from: canned).body == [1, 2, 3])
  }

  @Test func `a damaged gzip body is an error`() async throws {
    let canned = CannedAnswer(
      headers: ["Content-Encoding": "gzip"], body: Array("this is not gzip at all".utf8))
    await #expect(throws: TransportError.undecodableEncoding) { try await answer(from: canned) }
  }

  @Test(arguments: ["br", "BR", "x-gzip", "gzip, gzip", "identity, gzip"])
  func `an encoding that was not asked for is an error`(name: String) async throws {
    let canned = CannedAnswer(headers: ["Content-Encoding": name], body: [1, 2, 3])
    await #expect(throws: TransportError.undecodableEncoding) { try await answer(from: canned) }
  }

  @Test(arguments: [Request.Content.json, .picture])
  func `a body over its limit is an error, one at its limit is not`(
    content: Request.Content
  ) async throws {
    let full = CannedAnswer(body: [UInt8](repeating: 32, count: content.limit))
    #expect(try await answer(from: full, content: content).body.count == content.limit)
    let over = CannedAnswer(body: [UInt8](repeating: 32, count: content.limit + 1))
    await #expect(throws: TransportError.tooLarge(limit: content.limit)) {
      try await answer(from: over, content: content)
    }
  }

  @Test func `a few bytes that inflate without end are stopped at the limit`() async throws {
    let canned = CannedAnswer(headers: ["Content-Encoding": "gzip"], body: .inflating(to: 64 << 20))
    await #expect(throws: TransportError.tooLarge(limit: 8 << 20)) {
      try await answer(from: canned)
    }
  }

  @Test func `a closed port is a refused connection`() async throws {
    let address = try await RawServer.closedAddress()
    try await withLiveTransport { transport in
      await #expect(throws: TransportError.unreachable(.refused)) {
        try await transport.answer(to: .sample(of: address))
      }
    }
  }

  @Test func `a host without an address is unknown`() async throws {
    try await withLiveTransport { transport in
      await #expect(throws: TransportError.unreachable(.unknownHost)) {
        try await transport.answer(to: .sample(of: "http://nowhere.invalid"))
      }
    }
  }

  @Test(arguments: ["", "HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n12345"])
  func `silence before or after the head is inactivity`(sent: String) async throws {
    let timeouts = LiveTransport.Timeouts(inactivity: .milliseconds(150))
    try await RawServer.run(sending: Array(sent.utf8), then: .silence) { server in
      try await withLiveTransport(timeouts: timeouts) { transport in
        await #expect(throws: TransportError.inactive(.milliseconds(150))) {
          try await transport.answer(to: .sample(of: server.address))
        }
      }
    }
  }

  @Test(arguments: [
    "",
    "HTTP/1.1 200 OK\r\nContent-Le",
    "HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n12345",
    "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n12345\r\n",
  ])
  func `an answer that breaks off is truncated`(sent: String) async throws {
    try await RawServer.run(sending: Array(sent.utf8), then: .close) { server in
      try await withLiveTransport { transport in
        await #expect(throws: TransportError.truncated) {
          try await transport.answer(to: .sample(of: server.address))
        }
      }
    }
  }

  @Test func `what does not speak HTTP is malformed`() async throws {
    try await RawServer.run(sending: Array("SSH-2.0-OpenSSH_9.2\r\n\r\n".utf8), then: .close) {
      server in
      try await withLiveTransport { transport in
        await #expect(throws: TransportError.malformed) {
          try await transport.answer(to: .sample(of: server.address))
        }
      }
    }
  }

  @Test func `a TLS request to a plain server is not trusted`() async throws {
    try await RawServer.run(sending: Array("HTTP/1.1 400 Bad\r\n\r\n".utf8), then: .close) {
      server in
      let address = server.address.replacing("http:", with: "https:")
      try await withLiveTransport { transport in
        await #expect(throws: TransportError.unreachable(.untrusted)) {
          try await transport.answer(to: .sample(of: address))
        }
      }
    }
  }

  @Test func `a cancelled request ends at once`() async throws {
    try await RawServer.run(sending: [], then: .silence) { server in
      try await withLiveTransport { transport in
        let request = try Request.sample(of: server.address)
        let task = Task { try await transport.answer(to: request) }
        task.cancel()
        await #expect(throws: TransportError.cancelled) { try await task.value }
      }
    }
  }

  @Test func `a request that is cancelled while its answer is under way ends at once`()
    async throws
  {
    let (asked, asking) = AsyncStream.makeStream(of: Void.self)
    let decide: @Sendable (SeenRequest, Int) -> FaultServer.Step = { _, _ in
      asking.yield()
      return .drippingBody
    }
    try await FaultServer.run(deciding: decide) { server in
      try await withLiveTransport { transport in
        let request = try Request.sample(of: server.address)
        let task = Task { try await transport.answer(to: request) }
        for await _ in asked.prefix(1) {}
        task.cancel()
        await #expect(throws: TransportError.cancelled) { try await task.value }
      }
    }
  }

  private func answer(
    from canned: CannedAnswer, content: Request.Content = .json
  ) async throws -> Answer {
    try await LoopbackServer.run(answering: canned) { server in
      try await withLiveTransport {
        try await $0.answer(to: .sample(of: server.address, content: content))
      }
    }
  }
}
