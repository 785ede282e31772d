import ArgumentParser
import Diagnostics
import Serving

/// `wikigen serve`.
struct ServeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Show the wiki in a browser, and anew whenever a file changes.",
    discussion: """
      It watches wikigen.yml, Templates, Theme and the folder of --recorded, and reloads the pages \
      that are open; where something is wrong they say in which file and line. The wiki is made in \
      the cache, never in --out, and served to this machine alone, until Ctrl-C.
      """)

  @Option(
    help: ArgumentHelp(
      "The port to serve at; 0 is any that is free (default: 8080, or a free one).",
      valueName: "n"))
  var port: String?
  @Option(
    help: ArgumentHelp("Serve below a path, as a host may: /wiki (default: /).", valueName: "path"))
  var sub: String?
  @Flag(help: "Open the wiki in the browser.") var open = false
  @OptionGroup var flags: WikiFlags

  func run() async throws {
    try await serve(in: .ofProcess(), console: .ofProcess())
  }

  func serve(in surroundings: Surroundings, console: Console) async throws(Fault) {
    let settings = try settings(in: surroundings)
    let preview = Preview()
    let pipeline = PreviewPipeline(settings, console: console, preview: preview)
    let server = PreviewServer(
      preview, folder: try settings.build().output, path: settings.path)
    // A port that is taken costs no request, and the address is the first thing that is said.
    let (untilListening, listening) = AsyncStream<Never>.makeStream()
    let building = Task {
      for await _ in untilListening {}
      await pipeline.run()
    }
    let result = await withTaskCancellationHandler {
      await Self.serving(server, settings, console) { listening.finish() }
    } onCancel: {
      building.cancel()
    }
    building.cancel()
    await building.value
    try result.get()
  }

  func settings(in surroundings: Surroundings) throws(Fault) -> ServeSettings {
    try ServeSettings(
      port: port, path: sub, opensBrowser: open, flags: flags.given, surroundings: surroundings)
  }

  private static func serving(
    _ server: PreviewServer, _ settings: ServeSettings, _ console: Console,
    listening: @escaping @Sendable () -> Void
  ) async -> Result<Void, Fault> {
    let told: @Sendable (String) async -> Void = { address in
      console.write("Serving \(address) – Ctrl-C ends it.\n")
      listening()
      guard settings.opensBrowser else { return }
      BrowserOpening(of: address).run { fault in
        console.complain(console.ink.warning(fault.sentence) + "\n")
      }
    }
    do throws(Fault) {
      try await server.run(
        port: settings.port ?? ServeSettings.usualPort, orFree: settings.port == nil,
        listening: told)
      return .success(())
    } catch {
      return .failure(error)
    }
  }
}
