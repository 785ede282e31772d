import AsyncHTTPClient
import Diagnostics
import NIOCore
import NIOHTTP1
import NIOHTTPCompression

/// The web. Redirects are not followed: what answers is what was asked.
public struct LiveTransport: Transport {
  private let client: HTTPClient
  private let identity: [(String, String)]
  private let credential: Credential?
  private let timeouts: Timeouts

  /// `userAgent` names the program and its version, `language` is what the source is asked in;
  /// `credential` goes with the requests that want one.
  public init(
    userAgent: String, language: String, credential: Credential? = nil,
    timeouts: Timeouts = Timeouts()
  ) {
    self.timeouts = timeouts
    self.credential = credential
    identity = [("User-Agent", userAgent), ("Accept-Language", language)]
    client = HTTPClient(
      eventLoopGroupProvider: .singleton, configuration: Self.configuration(timeouts))
  }

  public func answer(to request: Request) async throws(TransportError) -> Answer {
    do {
      let answer = try await exchange(request)
      return credential?.scrubbing(answer) ?? answer
    } catch {
      throw TransportError(error, timeouts: timeouts, limit: request.content.limit)
    }
  }

  /// Closes every connection; the transport cannot be used afterwards.
  public func shutdown() async throws(Fault) {
    do {
      try await client.shutdown()
    } catch {
      throw .connectionsNotClosed()
    }
  }

  private func exchange(_ request: Request) async throws -> Answer {
    let response = try await client.execute(outgoing(request), deadline: .distantFuture)
    guard Self.isReadable(response.headers[canonicalForm: "Content-Encoding"]) else {
      throw TransportError.undecodableEncoding
    }
    var body: [UInt8] = []
    for try await part in response.body {
      guard body.count + part.readableBytes <= request.content.limit else {
        throw TransportError.tooLarge(limit: request.content.limit)
      }
      body.append(contentsOf: part.readableBytesView)
    }
    let headers = HeaderFields(response.headers.map { (name: $0.name, value: $0.value) })
    return Answer(status: Int(response.status.code), headers: headers, body: body)
  }

  private func outgoing(_ request: Request) -> HTTPClientRequest {
    let shown = request.isCredentialed ? credential : nil
    var outgoing = HTTPClientRequest(url: shown?.added(to: request.url) ?? request.url)
    outgoing.headers = HTTPHeaders(
      [("Accept", request.content.accept)] + identity + (shown?.headers ?? []))
    return outgoing
  }

  /// A server may send an encoding nobody asked for; its bytes would then pass as the data.
  ///
  /// The decompressor undoes one layer, and knows gzip and deflate by these names only.
  private static func isReadable(_ encodings: [Substring]) -> Bool {
    guard encodings.count < 2 else { return false }
    return encodings.allSatisfy { ["", "identity", "gzip", "deflate"].contains($0.lowercased()) }
  }

  private static func configuration(_ timeouts: Timeouts) -> HTTPClient.Configuration {
    var configuration = HTTPClient.Configuration()
    configuration.redirectConfiguration = .disallow
    configuration.timeout = .init(
      connect: TimeAmount(timeouts.connecting), read: TimeAmount(timeouts.inactivity))
    // The decompressor's own bound: without it a few bytes could fill the memory before we count.
    let most = Request.Content.allCases.map(\.limit).reduce(0, max)
    configuration.decompression = .enabled(limit: .size(most))
    // A failed connection is our retry's to repeat, with its delays and its bounds.
    configuration.connectionPool.retryConnectionEstablishment = false
    // The client bounds what is in flight; the pool must not be a second, silent bound.
    configuration.connectionPool.concurrentHTTP1ConnectionsPerHostSoftLimit = 1_000
    // One answer a connection: over HTTP/2 one lost connection would fail all that are in flight.
    configuration.httpVersion = .http1Only
    return configuration
  }
}
