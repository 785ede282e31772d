import Diagnostics
import Foundation
import Hummingbird
import Logging
import NIOCore
import ServiceLifecycle

/// Serves a preview to the browsers of this machine, until its task is cancelled.
public struct PreviewServer: Sendable {
  private let preview: Preview
  private let folder: PreviewFolder
  private let base: String

  /// `path` is where the wiki stands below the server's name: `/` or `/wiki`.
  public init(_ preview: Preview, folder: String, path: String) {
    self.preview = preview
    self.folder = PreviewFolder(path: folder)
    let names = path.split(separator: "/")
    base = names.isEmpty ? "/" : "/\(names.joined(separator: "/"))/"
  }

  /// `port` 0 is any free one, and so is one that is taken, if `orFree` says so. `listening` is told the address, as soon as it answers.
  public func run(
    port: Int, orFree: Bool = false,
    listening: @escaping @Sendable (_ address: String) async -> Void
  ) async throws(Fault) {
    do {
      try await serve(port, listening)
    } catch let error as IOError where error.errnoCode == EADDRINUSE {
      guard orFree else { throw Fault.portTaken(port) }
      try await run(port: 0, listening: listening)
    } catch let error as IOError where [EACCES, EPERM].contains(error.errnoCode) {
      throw Fault.portDenied(port)
    } catch {
      throw Fault.notServing(port, error)
    }
  }

  private func serve(
    _ port: Int, _ listening: @escaping @Sendable (String) async -> Void
  ) async throws {
    let base = base
    let application = Application(
      responder: PreviewResponder(preview: preview, folder: folder, base: base),
      configuration: .init(address: .hostname("127.0.0.1", port: port)),
      onServerRunning: { channel in
        await listening("http://127.0.0.1:\(channel.localAddress?.port ?? port)\(base)")
      },
      logger: Self.quiet)
    var configuration = ServiceGroupConfiguration(services: [application], logger: Self.quiet)
    // A browser may hold a connection open for as long as it likes.
    configuration.maximumGracefulShutdownDuration = .seconds(1)
    let services = ServiceGroup(configuration: configuration)
    // Cancelled, a connection that nobody has taken up yet would end the process (swift-nio, issue 2637).
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        // It gives nothing, and ends with the task.
        for await _ in AsyncStream<Never>.makeStream().stream {}
        preview.close()
        await services.triggerGracefulShutdown()
      }
      try await Task { try await services.run() }.value
      group.cancelAll()
    }
  }

  /// What goes wrong with one request is told to its browser.
  private static var quiet: Logger {
    var logger = Logger(label: "wikigen") { _ in SwiftLogNoOpLogHandler() }
    logger.logLevel = .critical
    return logger
  }
}
