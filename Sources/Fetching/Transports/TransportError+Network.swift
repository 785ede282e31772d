import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1
import NIOHTTPCompression
import NIOPosix
import NIOSSL

extension TransportError {
  /// Translates what the network libraries throw; only its kind is looked at, never its text.
  init(
    _ error: any Error, timeouts: LiveTransport.Timeouts, limit: Int, proxy: ProxyServer? = nil
  ) {
    if let proxy, let obstacle = ProxyObstacle(error, timeouts: timeouts) {
      self = .proxy(variable: proxy.variable, obstacle)
    } else {
      self.init(direct: error, timeouts: timeouts, limit: limit)
    }
  }

  private init(direct error: any Error, timeouts: LiveTransport.Timeouts, limit: Int) {
    switch error {
    case let error as TransportError: self = error
    case is CancellationError: self = .cancelled
    case let error as HTTPClientError: self.init(client: error, timeouts: timeouts)
    case let error as NIOConnectionError: self = .unreachable(Obstacle(error))
    case let error as IOError: self.init(errno: error.errnoCode)
    case let error as NIOHTTPDecompression.DecompressionError:
      self = error == .limit ? .tooLarge(limit: limit) : .undecodableEncoding
    case is NIOHTTPDecompression.ExtraDecompressionError: self = .undecodableEncoding
    case HTTPParserError.invalidEOFState, NIOSSLError.uncleanShutdown: self = .truncated
    case is HTTPParserError: self = .malformed
    case is NIOSSLError, is NIOSSLExtraError, is BoringSSLError: self = .unreachable(.untrusted)
    case is ChannelError: self = .truncated
    default: self = .unreachable(.other)
    }
  }

  private init(client error: HTTPClientError, timeouts: LiveTransport.Timeouts) {
    switch error {
    case .connectTimeout, .tlsHandshakeTimeout, .getConnectionFromPoolTimeout:
      self = .connectTimedOut(timeouts.connecting)
    case .readTimeout, .deadlineExceeded: self = .inactive(timeouts.inactivity)
    case .remoteConnectionClosed, .uncleanShutdown: self = .truncated
    case .cancelled, .alreadyShutdown: self = .cancelled
    default: self = .unreachable(.other)
    }
  }

  private init(errno: CInt) {
    switch errno {
    case ECONNRESET, EPIPE: self = .truncated
    default: self = .unreachable(Obstacle(errno: errno))
    }
  }
}

extension TransportError.ProxyObstacle {
  /// Nil where the proxy is not to blame: behind one, only the proxy is connected to.
  fileprivate init?(_ error: any Error, timeouts: LiveTransport.Timeouts) {
    switch error {
    case let error as HTTPClientError where error == .proxyAuthenticationRequired:
      self = .wantsCredential
    case let error as HTTPClientError where error == .invalidProxyResponse: self = .refused
    case let error as HTTPClientError
    where [.connectTimeout, .httpProxyHandshakeTimeout].contains(error):
      self = .timedOut(timeouts.connecting)
    case let error as NIOConnectionError: self = .unreachable(TransportError.Obstacle(error))
    case let error as IOError where TransportError.Obstacle(errno: error.errnoCode) != .other:
      self = .unreachable(TransportError.Obstacle(errno: error.errnoCode))
    default: return nil
    }
  }
}

extension TransportError.Obstacle {
  fileprivate init(_ error: NIOConnectionError) {
    guard let first = error.connectionErrors.first else {
      self = .unknownHost
      return
    }
    self = (first.error as? IOError).map { Self(errno: $0.errnoCode) } ?? .other
  }

  fileprivate init(errno: CInt) {
    switch errno {
    case ECONNREFUSED: self = .refused
    case EHOSTUNREACH, ENETUNREACH: self = .noRoute
    default: self = .other
    }
  }
}
