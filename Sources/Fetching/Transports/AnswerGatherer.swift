import AsyncHTTPClient
import NIOCore
import NIOHTTP1
import Synchronization

/// Puts one answer together where it arrives, on the thread of its connection: what is done here for each part
/// takes less than to hand it over.
///
/// A class because the HTTP client tells it of each part.
final class AnswerGatherer: HTTPClientResponseDelegate {
  /// A server may promise more than it sends.
  private static let mostReserved = 1 << 20

  private let limit: Int
  private let state = Mutex(State())

  private struct State {
    var task: HTTPClient.Task<Answer>?
    var isCancelled = false
    var status = 0
    var headers: [(name: String, value: String)] = []
    var body: [UInt8] = []
  }

  /// No more bytes of a body are taken.
  init(limit: Int) { self.limit = limit }

  /// For one request, on the loop of the client. One that has not ended by `end`, body and all, ends with
  /// `delay`; a task that is cancelled ends its request.
  func answer(
    to request: HTTPClient.Request, from client: HTTPClient, on loop: any EventLoop,
    until end: NIODeadline, else delay: TransportError
  ) async throws -> Answer {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        // At once: from another thread each step of the client would be handed over by itself.
        loop.execute {
          let task = client.execute(request: request, delegate: self)
          // The client's own deadline is told as if it had got no connection, where it has none yet.
          let timer = loop.scheduleTask(deadline: end) { task.fail(reason: delay) }
          task.futureResult.whenComplete { result in
            timer.cancel()
            continuation.resume(with: result)
          }
          self.begin(task)
        }
      }
    } onCancel: {
      cancel()
    }
  }

  private func begin(_ task: HTTPClient.Task<Answer>) {
    let isCancelled = state.withLock { state in
      state.task = task
      return state.isCancelled
    }
    if isCancelled { task.cancel() }
  }

  private func cancel() {
    let task = state.withLock { state in
      state.isCancelled = true
      return state.task
    }
    task?.cancel()
  }

  func didReceiveHead(
    task: HTTPClient.Task<Answer>, _ head: HTTPResponseHead
  ) -> EventLoopFuture<Void> {
    guard Self.isReadable(head.headers[canonicalForm: "Content-Encoding"]) else {
      return task.eventLoop.makeFailedFuture(TransportError.undecodableEncoding)
    }
    let length = head.headers.first(name: "Content-Length").flatMap { Int($0) } ?? 0
    state.withLock { state in
      state.status = Int(head.status.code)
      state.headers = head.headers.map { (name: $0.name, value: $0.value) }
      state.body.reserveCapacity(min(max(length, 0), limit, Self.mostReserved))
    }
    return task.eventLoop.makeSucceededVoidFuture()
  }

  func didReceiveBodyPart(
    task: HTTPClient.Task<Answer>, _ part: ByteBuffer
  ) -> EventLoopFuture<Void> {
    let fits = state.withLock { state in
      guard state.body.count + part.readableBytes <= limit else { return false }
      part.withUnsafeReadableBytes { state.body.append(contentsOf: $0) }
      return true
    }
    return fits
      ? task.eventLoop.makeSucceededVoidFuture()
      : task.eventLoop.makeFailedFuture(TransportError.tooLarge(limit: limit))
  }

  func didFinishRequest(task: HTTPClient.Task<Answer>) -> Answer {
    state.withLock { state in
      Answer(status: state.status, headers: HeaderFields(state.headers), body: state.body)
    }
  }

  /// A server may send an encoding nobody asked for; its bytes would then pass as the data.
  ///
  /// The decompressor undoes one layer, and knows gzip and deflate by these names only.
  private static func isReadable(_ encodings: [Substring]) -> Bool {
    guard encodings.count < 2 else { return false }
    return encodings.allSatisfy { ["", "identity", "gzip", "deflate"].contains($0.lowercased()) }
  }
}
