import Diagnostics
import Embedded
import Fetching
import Importing
import Publishing
import Rendering
import Synchronization

@testable import wikigen

/// A wiki of the API that `Docs/sources.md` adds, made of the very files that it shows.
///
/// The document's templates and answers are no part of the program that the tests are built with, so
/// they take their places here; every stage is the program's own.
struct DocumentedWiki {
  let files: SiteFiles
  let complaints: String

  /// `texts` are the files of the document, `arguments` those of `wikigen build`; without an
  /// `address` the API is the document's recording.
  init(
    _ texts: [String: String] = DocumentFiles.texts, arguments: [String] = [],
    at address: String? = nil
  ) async throws {
    let folder = try TemporaryFolder(texts.filter { $0.key.hasPrefix("Fixtures/") })
    let complaints = Mutex("")
    let console = Console(
      write: { _ in }, complain: { text in complaints.withLock { $0 += text } },
      progressStyle: .log, ink: .plain)
    let place =
      address.map { (input: [], environment: ["WIKIGEN_LIGHTHOUSES_URL": $0]) }
      ?? (input: ["--recorded", "\(folder.path)/Fixtures"], environment: [:])
    let settings = try BuildSettings.sample(
      ["--quiet"] + place.input + arguments, environment: place.environment, in: folder.path,
      sources: [SourceOutline(Lighthouses.source)])
    try await Self.build(settings, texts, console)
    files = try SiteFiles("site", in: folder)
    self.complaints = complaints.withLock(\.self)
  }

  private static func build(
    _ settings: BuildSettings, _ texts: [String: String], _ console: Console
  ) async throws {
    let printer = ProgressPrinter(console, settings.verbosity)
    let stage = SourceStage(settings: settings, console: console, printer: printer)
    let cache = try await stage.cache()
    defer { cache?.release() }
    let imports = try await stage.imports(of: [Lighthouses.source], cache)
    try cache?.close()
    let renderer = try renderer(texts)
    let publisher = Publisher(
      output: settings.output, isForced: false, isVerified: false, jobs: settings.jobs,
      progress: printer.progress)
    _ = try await SiteStage(
      settings: settings, console: console, printer: printer, publisher: publisher
    ).publish(imports, renderedBy: renderer)
  }

  private static func renderer(_ texts: [String: String]) throws -> SiteRenderer {
    let own = texts.filter { $0.key.hasPrefix("Templates/") }.map { path, text in
      ThemeFile(path: path, shownPath: path, bytes: Array(text.utf8))
    }
    let files = ThemeFiles(FileLayers.builtIn() + own)
    return try SiteRenderer(
      files, language: "en", collections: Lighthouses.source.collections,
      program: Program.edition, builtIn: files)
  }
}
