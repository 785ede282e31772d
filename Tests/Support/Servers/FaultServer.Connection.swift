import NIOCore

extension FaultServer {
  /// Reads requests and does what is decided for them. A class because NIO's handlers are.
  final class Connection: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private let log: RequestLog
    private let decide: @Sendable (SeenRequest, Int) -> Step
    private var received = ""

    init(log: RequestLog, decide: @escaping @Sendable (SeenRequest, Int) -> Step) {
      self.log = log
      self.decide = decide
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      received += String(buffer: unwrapInboundIn(data))
      while let end = received.firstRange(of: "\r\n\r\n") {
        let head = String(received[..<end.lowerBound])
        received = String(received[end.upperBound...])
        guard let request = SeenRequest(head: head) else { return context.close(promise: nil) }
        take(decide(request, log.began(request)), on: context.channel)
      }
    }

    private func take(_ step: Step, on channel: any Channel) {
      switch step {
      case .answer(let answer):
        channel.eventLoop.scheduleTask(in: Self.latency) { [log] in
          log.ended()
          Self.send(answer.head + answer.body, on: channel)
        }
        return
      case .tunnel:
        log.ended()
        Self.send(Array("HTTP/1.1 200 Connection established\r\n\r\n".utf8), on: channel)
        return
      case .hangUp: channel.close(promise: nil)
      case .breakOff(let answer):
        Self.send(answer.head + answer.body.prefix(answer.body.count / 2), on: channel)
        channel.close(promise: nil)
      case .silence: break
      case .drippingHead:
        repeatedly("x", after: "HTTP/1.1 200 OK\r\nX-Slow: ", .milliseconds(5), on: channel)
      case .drippingBody:
        repeatedly("1\r\n \r\n", after: Self.chunkedHead, .milliseconds(5), on: channel)
      case .endlessBody:
        let chunk = "10000\r\n" + String(repeating: " ", count: 0x10000) + "\r\n"
        repeatedly(chunk, after: Self.chunkedHead, .microseconds(100), on: channel)
      }
      channel.closeFuture.whenComplete { [log] _ in log.ended() }
    }

    /// As a real server's: without it, no two requests would be in flight at once.
    private static let latency = TimeAmount.milliseconds(2)
    private static let chunkedHead = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"

    private static func send(_ bytes: [UInt8], on channel: any Channel) {
      channel.writeAndFlush(ByteBuffer(bytes: bytes), promise: nil)
    }

    /// Until the other side has had enough.
    private func repeatedly(
      _ part: String, after start: String, _ pause: TimeAmount, on channel: any Channel
    ) {
      Self.send(Array(start.utf8), on: channel)
      let buffer = ByteBuffer(string: part)
      let task = channel.eventLoop.scheduleRepeatedTask(initialDelay: pause, delay: pause) { _ in
        if channel.isWritable { channel.writeAndFlush(buffer, promise: nil) }
      }
      channel.closeFuture.whenComplete { _ in task.cancel() }
    }
  }
}

extension CannedAnswer {
  fileprivate var head: [UInt8] {
    let fields = headers.map { "\($0.key): \($0.value)\r\n" }.joined()
    return Array("HTTP/1.1 \(status) Canned\r\n\(fields)Content-Length: \(body.count)\r\n\r\n".utf8)
  }
}
