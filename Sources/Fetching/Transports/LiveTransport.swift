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
  /// One thread for all connections: with several, a request goes to one and its answer comes from another,
  /// and what is done here takes less than to wake a thread.
  private let loop: any EventLoop
  private let direct: HTTPClient
  private let proxied: [ProxyServer: HTTPClient]
  private let identity: [(String, String)]
  private let credential: Credential?
  private let proxies: ProxySettings
  private let timeouts: Timeouts
  private let now: (@Sendable () -> Int)?

  /// `userAgent` names the program and its version, `language` is what the source is asked in;
  /// `credential` goes with the requests that want one; nothing larger than `largest` is asked for.
  /// `now`, in seconds since 1970, dates the answers of a server that has no clock, as RFC 9110
  /// (6.6.1) wants it of whoever keeps them.
  public init(
    userAgent: String, language: String, credential: Credential? = nil,
    proxies: ProxySettings = .none, timeouts: Timeouts = Timeouts(),
    largest: Request.Content = .json, now: (@Sendable () -> Int)? = nil
  ) {
    self.timeouts = timeouts
    self.now = now
    self.credential = credential
    self.proxies = proxies
    identity = [("User-Agent", userAgent), ("Accept-Language", language)]
    let loop = HTTPClient.defaultEventLoopGroup.next()
    let configuration = Self.configuration(timeouts, largest)
    self.loop = loop
    direct = HTTPClient(eventLoopGroup: loop, configuration: configuration)
    proxied = Dictionary(
      uniqueKeysWithValues: proxies.servers.map {
        ($0, HTTPClient(eventLoopGroup: loop, configuration: configuration.through($0)))
      })
  }

  public func answer(to request: Request) async throws(TransportError) -> Answer {
    do {
      let answer = try await follow(request, until: .now() + TimeAmount(timeouts.exchange))
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

  private func follow(_ request: Request, until end: NIODeadline) async throws -> Answer {
    var url = request.url
    for _ in 0...Redirect.most {
      let answer = try await exchange(request, at: url, until: end)
      guard let redirect = Redirect(answer, from: url, of: request) else { return answer }
      url = redirect.url
    }
    throw TransportError.redirectedTooOften(limit: Redirect.most)
  }

  private func exchange(
    _ request: Request, at url: String, until end: NIODeadline
  ) async throws -> Answer {
    // Whoever has no proxies need not know whose address it is.
    let proxy = proxied.isEmpty ? nil : Origin(url).flatMap(proxies.server(for:))
    let client = proxy.flatMap { proxied[$0] } ?? direct
    do {
      let gatherer = AnswerGatherer(limit: request.content.limit)
      let answer = try await gatherer.answer(
        to: outgoing(request, to: url), from: client, on: loop, until: end,
        else: TransportError.tooSlow(timeouts.exchange))
      return dated(answer)
    } catch {
      throw translated(error, request, proxy: proxy)
    }
  }

  private func dated(_ answer: Answer) -> Answer {
    guard answer.headers["Date"] == nil, let now else { return answer }
    let date = HTTPDate(secondsSince1970: now()).text
    return Answer(
      status: answer.status, headers: answer.headers.adding("Date", date), body: answer.body)
  }

  private func outgoing(_ request: Request, to url: String) throws -> HTTPClient.Request {
    let shown = request.isCredentialed ? credential : nil
    let headers = HTTPHeaders(
      [("Accept", request.content.accept)] + identity + (shown?.headers ?? [])
        + (request.conditions?.headers.sorted { $0.key < $1.key } ?? []).map { ($0.key, $0.value) })
    return try HTTPClient.Request(url: shown?.added(to: url) ?? url, headers: headers)
  }

  private func translated(
    _ error: any Error, _ request: Request, proxy: ProxyServer?
  ) -> TransportError {
    TransportError(error, timeouts: timeouts, limit: request.content.limit, proxy: proxy)
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
    // Nobody reads traces, and to write none takes time too.
    configuration.tracing.tracer = nil
    return configuration
  }
}

extension HTTPClient.Configuration {
  fileprivate func through(_ proxy: ProxyServer) -> HTTPClient.Configuration {
    var configuration = self
    configuration.proxy = .server(
      host: proxy.host, port: proxy.port,
      authorization: proxy.login.map {
        .basic(credentials: Data($0.utf8).base64EncodedString())
      })
    return configuration
  }
}
