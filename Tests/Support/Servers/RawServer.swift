import NIOCore
import NIOPosix

/// Writes given bytes to whoever asks, be they HTTP or not, then closes or falls silent.
public struct RawServer: Sendable {
  public enum Ending: Sendable {
    case close
    case silence
  }

  /// `http://127.0.0.1:PORT`
  public let address: String

  @discardableResult
  public static func run<Value>(
    sending bytes: [UInt8], then ending: Ending, _ body: (RawServer) async throws -> Value
  ) async throws -> Value {
    try await run(
      ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
        .childChannelInitializer { channel in
          channel.eventLoop.makeCompletedFuture {
            try channel.pipeline.syncOperations.addHandler(
              Script(bytes: bytes, ending: ending))
          }
        }, body)
  }

  /// Accepts nobody and has no room for waiting connections.
  @discardableResult
  public static func runDeaf<Value>(
    _ body: (RawServer) async throws -> Value
  ) async throws -> Value {
    try await run(
      ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
        .serverChannelOption(.backlog, value: 0)
        .serverChannelOption(.autoRead, value: false), body)
  }

  /// The address of a port on which nothing listens any more.
  public static func closedAddress() async throws -> String {
    try await run(sending: [], then: .close) { $0.address }
  }

  @discardableResult
  private static func run<Value>(
    _ bootstrap: ServerBootstrap, _ body: (RawServer) async throws -> Value
  ) async throws -> Value {
    let channel = try await bootstrap.bind(host: "127.0.0.1", port: 0).get()
    guard let port = channel.localAddress?.port else { throw LoopbackServer.NotListening() }
    do {
      let value = try await body(RawServer(address: "http://127.0.0.1:\(port)"))
      try await channel.close()
      return value
    } catch {
      try await channel.close()
      throw error
    }
  }

  /// A class because NIO's handlers are.
  private final class Script: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private let bytes: [UInt8]
    private let ending: Ending
    private var hasAnswered = false

    init(bytes: [UInt8], ending: Ending) {
      self.bytes = bytes
      self.ending = ending
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      guard !hasAnswered else { return }
      hasAnswered = true
      context.writeAndFlush(wrapOutboundOut(ByteBuffer(bytes: bytes)), promise: nil)
      if ending == .close { context.close(promise: nil) }
    }
  }
}
