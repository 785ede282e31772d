import NIOCore
import NIOPosix

/// A server that fails as it is told, then answers; it also is a proxy to itself.
public struct FaultServer: Sendable {
  /// `http://127.0.0.1:PORT`
  public let address: String
  public let log: RequestLog

  public var port: Int { Int(address.split(separator: ":").last ?? "") ?? 0 }

  /// `script` has the first steps for a target: `/things?page=1`, or `host:port` of a tunnel;
  /// after them and for all others it is `last`.
  @discardableResult
  public static func run<Value>(
    _ script: [String: [Step]] = [:], last: Step,
    _ body: (FaultServer) async throws -> Value
  ) async throws -> Value {
    try await run(
      deciding: { request, count in
        let steps = script[request.target] ?? []
        if count <= steps.count { return steps[count - 1] }
        return request.method == "CONNECT" ? .tunnel : last
      }, body)
  }

  /// `decide` also gets how often the same target has been asked for, from 1.
  @discardableResult
  public static func run<Value>(
    deciding decide: @escaping @Sendable (SeenRequest, Int) -> Step,
    _ body: (FaultServer) async throws -> Value
  ) async throws -> Value {
    let log = RequestLog()
    let channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(Connection(log: log, decide: decide))
        }
      }
      .bind(host: "127.0.0.1", port: 0).get()
    guard let port = channel.localAddress?.port else { throw LoopbackServer.NotListening() }
    do {
      let value = try await body(FaultServer(address: "http://127.0.0.1:\(port)", log: log))
      try await channel.close()
      return value
    } catch {
      try await channel.close()
      throw error
    }
  }
}
