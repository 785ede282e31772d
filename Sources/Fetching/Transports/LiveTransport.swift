import AsyncHTTPClient
import Diagnostics
import Foundation
import NIOCore
import NIOHTTP1
import NIOHTTPCompression

/// The web, through proxies where the settings name some.
///
/// Redirects are followed within the site that was asked; any other is an answer.
public struct LiveTransport: Transport {
  private let direct: HTTPClient
  private let proxied: [ProxyServer: HTTPClient]
  private let identity: [(String, String)]
  private let credential: Credential?
  private let proxies: ProxySettings
  private let timeouts: Timeouts

  /// `userAgent` names the program and its version, `language` is what the source is asked in;
  /// `credential` goes with the requests that want one; nothing larger than `largest` is asked for.
  public init(
    userAgent: String, language: String, credential: Credential? = nil,
    proxies: ProxySettings = .none, timeouts: Timeouts = Timeouts(),
    largest: Request.Content = .json
  ) {
    self.timeouts = timeouts
    self.credential = credential
    self.proxies = proxies
    identity = [("User-Agent", userAgent), ("Accept-Language", language)]
    direct = Self.client(timeouts, largest, through: nil)
    proxied = Dictionary(
      uniqueKeysWithValues: proxies.servers.map {
        ($0, Self.client(timeouts, largest, through: $0))
      })
  }

  public func answer(to request: Request) async throws(TransportError) -> Answer {
    do {
      let answer = try await inTime { try await follow(request) }
      return credential?.scrubbing(answer) ?? answer
    } catch {
      throw Task.isCancelled ? .cancelled : translated(error, request, proxy: nil)
    }
  }

  /// Closes every connection; the transport cannot be used afterwards.
  public func shutdown() async throws(Fault) {
    var isClosed = true
    for client in [direct] + proxied.values {
      do {
        try await client.shutdown()
      } catch {
        isClosed = false
      }
    }
    guard isClosed else { throw .connectionsNotClosed() }
  }

  /// The client's own deadline ends with the head; this one holds for the body too.
  private func inTime(_ work: @escaping @Sendable () async throws -> Answer) async throws -> Answer
  {
    try await withThrowingTaskGroup(of: Answer.self) { group in
      defer { group.cancelAll() }
      group.addTask(operation: work)
      group.addTask {
        try await Task.sleep(for: timeouts.exchange)
        throw TransportError.tooSlow(timeouts.exchange)
      }
      guard let answer = try await group.next() else { throw CancellationError() }
      return answer
    }
  }

  private func follow(_ request: Request) async throws -> Answer {
    var url = request.url
    for _ in 0...Redirect.most {
      let answer = try await exchange(request, at: url)
      guard let redirect = Redirect(answer, from: url, of: request) else { return answer }
      url = redirect.url
    }
    throw TransportError.redirectedTooOften(limit: Redirect.most)
  }

  private func exchange(_ request: Request, at url: String) async throws -> Answer {
    let proxy = Origin(url).flatMap(proxies.server(for:))
    let client = proxy.flatMap { proxied[$0] } ?? direct
    do {
      return try await answer(to: outgoing(request, to: url), from: client, request.content.limit)
    } catch {
      throw translated(error, request, proxy: proxy)
    }
  }

  private func answer(
    to outgoing: HTTPClientRequest, from client: HTTPClient, _ limit: Int
  ) async throws -> Answer {
    let response = try await client.execute(outgoing, deadline: .distantFuture)
    guard Self.isReadable(response.headers[canonicalForm: "Content-Encoding"]) else {
      throw TransportError.undecodableEncoding
    }
    var body: [UInt8] = []
    for try await part in response.body {
      guard body.count + part.readableBytes <= limit else {
        throw TransportError.tooLarge(limit: limit)
      }
      body.append(contentsOf: part.readableBytesView)
    }
    let headers = HeaderFields(response.headers.map { (name: $0.name, value: $0.value) })
    return Answer(status: Int(response.status.code), headers: headers, body: body)
  }

  private func outgoing(_ request: Request, to url: String) -> HTTPClientRequest {
    let shown = request.isCredentialed ? credential : nil
    var outgoing = HTTPClientRequest(url: shown?.added(to: url) ?? url)
    outgoing.headers = HTTPHeaders(
      [("Accept", request.content.accept)] + identity + (shown?.headers ?? [])
        + (request.conditions?.headers.sorted { $0.key < $1.key } ?? []).map { ($0.key, $0.value) })
    return outgoing
  }

  private func translated(
    _ error: any Error, _ request: Request, proxy: ProxyServer?
  ) -> TransportError {
    TransportError(error, timeouts: timeouts, limit: request.content.limit, proxy: proxy)
  }

  /// A server may send an encoding nobody asked for; its bytes would then pass as the data.
  ///
  /// The decompressor undoes one layer, and knows gzip and deflate by these names only.
  private static func isReadable(_ encodings: [Substring]) -> Bool {
    guard encodings.count < 2 else { return false }
    return encodings.allSatisfy { ["", "identity", "gzip", "deflate"].contains($0.lowercased()) }
  }

  private static func client(
    _ timeouts: Timeouts, _ largest: Request.Content, through proxy: ProxyServer?
  ) -> HTTPClient {
    var configuration = configuration(timeouts, largest)
    configuration.proxy = proxy.map { proxy in
      .server(
        host: proxy.host, port: proxy.port,
        authorization: proxy.login.map { .basic(credentials: Data($0.utf8).base64EncodedString()) })
    }
    return HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
  }

  private static func configuration(
    _ timeouts: Timeouts, _ largest: Request.Content
  ) -> HTTPClient.Configuration {
    var configuration = HTTPClient.Configuration()
    configuration.redirectConfiguration = .disallow
    configuration.timeout = .init(
      connect: TimeAmount(timeouts.connecting), read: TimeAmount(timeouts.inactivity))
    // The decompressor's own bound: without it a few bytes could fill the memory before we count.
    configuration.decompression = .enabled(limit: .size(largest.limit))
    // A failed connection is our retry's to repeat, with its delays and its bounds.
    configuration.connectionPool.retryConnectionEstablishment = false
    // The client bounds what is in flight; the pool must not be a second, silent bound.
    configuration.connectionPool.concurrentHTTP1ConnectionsPerHostSoftLimit = 1_000
    // One answer a connection: over HTTP/2 one lost connection would fail all that are in flight.
    configuration.httpVersion = .http1Only
    return configuration
  }
}
