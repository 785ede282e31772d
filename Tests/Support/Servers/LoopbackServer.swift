import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import ServiceLifecycle

/// A server on a free port of this machine that lives as long as a test's closure runs.
public struct LoopbackServer: Sendable {
  /// `http://127.0.0.1:PORT`
  public let address: String
  public let log: RequestLog

  @discardableResult
  public static func run<Value>(
    answering answer: CannedAnswer, _ body: (LoopbackServer) async throws -> Value
  ) async throws -> Value {
    try await run(answering: { _, _ in answer }, body)
  }

  /// `respond` also gets how often the same target has been asked for, from 1.
  @discardableResult
  public static func run<Value>(
    answering respond: @escaping @Sendable (SeenRequest, Int) async throws -> CannedAnswer,
    _ body: (LoopbackServer) async throws -> Value
  ) async throws -> Value {
    let log = RequestLog()
    let (ports, port) = AsyncStream.makeStream(of: Int.self)
    let application = Application(
      responder: responder(log, respond),
      configuration: .init(address: .hostname("127.0.0.1", port: 0)),
      onServerRunning: { channel in
        if let number = channel.localAddress?.port { port.yield(number) }
      },
      logger: quiet())
    var configuration = ServiceGroupConfiguration(services: [application], logger: quiet())
    // Then answers that a test holds back are cancelled.
    configuration.maximumGracefulShutdownDuration = .seconds(1)
    let services = ServiceGroup(configuration: configuration)
    return try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        defer { port.finish() }
        try await services.run()
      }
      guard let number = await ports.first(where: { _ in true }) else { throw NotListening() }
      let server = LoopbackServer(address: "http://127.0.0.1:\(number)", log: log)
      // Where its task is cancelled instead, a connection that nobody has taken up yet ends the whole
      // process (swift-nio, issue 2637).
      do {
        let value = try await body(server)
        await services.triggerGracefulShutdown()
        return value
      } catch {
        await services.triggerGracefulShutdown()
        throw error
      }
    }
  }

  private static func responder(
    _ log: RequestLog,
    _ respond: @escaping @Sendable (SeenRequest, Int) async throws -> CannedAnswer
  ) -> CallbackResponder<BasicRequestContext> {
    CallbackResponder { request, _ in
      let seen = SeenRequest(request.head)
      let count = log.began(seen)
      defer { log.ended() }
      let answer = try await respond(seen, count)
      var fields = HTTPFields()
      for (name, value) in answer.headers {
        if let name = HTTPField.Name(name) { fields[name] = value }
      }
      return Response(
        status: .init(code: answer.status), headers: fields,
        body: .init(byteBuffer: ByteBuffer(bytes: answer.body)))
    }
  }

  private static func quiet() -> Logger {
    var logger = Logger(label: "loopback")
    logger.logLevel = .critical
    return logger
  }

  struct NotListening: Error {}
}
