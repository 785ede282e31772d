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

  /// Also those that faults know.
  static let settings: [Setting] = [
    .config, .fixtures, .recorded, .offline, .cache, .templates, .theme, .baseURL, .pwa, .pageSize,
    .maxPages, .jobs, .images, .quiet, .verbose,
  ]

  @Option(
    help: ArgumentHelp(
      "The port to serve at; 0 is any that is free (default: 8080, or a free one).",
      valueName: "n"))
  var port: String?
  @Option(
    help: ArgumentHelp("Serve below a path, as a host may: /wiki (default: /).", valueName: "path"))
  var sub: String?
  @Flag(help: "Open the wiki in the browser.") var open = false
  @Option(help: .of(.config)) var config: String?
  @Option(help: .of(.source(of: []))) var source: [String] = []
  @Option(
    help: ArgumentHelp(
      "Set a setting of wikigen.yml, such as site.title; can be given more than once.",
      valueName: "key=value"))
  var set: [String] = []
  @Flag(help: .of(.fixtures)) var fixtures = false
  @Option(help: .of(.recorded)) var recorded: String?
  @Flag(help: .of(.offline)) var offline = false
  @Option(help: .of(.cache)) var cache: String?
  @Option(help: .of(.templates)) var templates: String?
  @Option(help: .of(.theme)) var theme: String?
  @Option(help: .of(.baseURL)) var baseURL: String?
  @Flag(help: .of(.pwa)) var pwa = false
  @Option(help: .of(.pageSize)) var pageSize: String?
  @Option(help: .of(.maxPages)) var maxPages: String?
  @Option(help: .of(.jobs)) var jobs: String?
  @Option(help: .of(.images)) var images: String?
  @Flag(help: .of(.quiet)) var quiet = false
  @Flag(help: .of(.verbose)) var verbose = false

  func run() async throws {
    try await serve(in: .ofProcess(), console: .ofProcess())
  }

  func serve(in surroundings: Surroundings, console: Console) async throws(Fault) {
    let settings = try settings(in: surroundings)
    let preview = Preview()
    let pipeline = PreviewPipeline(settings, console: console, preview: preview)
    let server = PreviewServer(
      preview, folder: try settings.build().output, path: settings.path)
    let building = Task { await pipeline.run() }
    let result = await withTaskCancellationHandler {
      await Self.serving(server, settings, console)
    } onCancel: {
      building.cancel()
    }
    building.cancel()
    await building.value
    try result.get()
  }

  func settings(in surroundings: Surroundings) throws(Fault) -> ServeSettings {
    try ServeSettings(
      port: port, path: sub, opensBrowser: open, flags: given, surroundings: surroundings)
  }

  private static func serving(
    _ server: PreviewServer, _ settings: ServeSettings, _ console: Console
  ) async -> Result<Void, Fault> {
    let listening: @Sendable (String) async -> Void = { address in
      console.write("Serving \(address) – Ctrl-C ends it.\n")
      guard settings.opensBrowser else { return }
      BrowserOpening(of: address).run { fault in
        console.complain(console.ink.warning(fault.sentence) + "\n")
      }
    }
    do throws(Fault) {
      try await server.run(
        port: settings.port ?? ServeSettings.usualPort, orFree: settings.port == nil,
        listening: listening)
      return .success(())
    } catch {
      return .failure(error)
    }
  }

  private var given: GivenFlags {
    let texts: [(Setting, String?)] = [
      (.config, config), (.recorded, recorded), (.cache, cache), (.templates, templates),
      (.theme, theme), (.baseURL, baseURL), (.pageSize, pageSize), (.maxPages, maxPages),
      (.jobs, jobs), (.images, images),
    ]
    let switches: [(Setting, Bool)] = [
      (.fixtures, fixtures), (.offline, offline), (.pwa, pwa), (.quiet, quiet),
      (.verbose, verbose),
    ]
    return GivenFlags(texts, switches, sources: source, sets: set)
  }
}
