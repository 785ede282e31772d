import Diagnostics
import Fetching
import Synchronization

@testable import wikigen

/// A build within the process of the tests, which may give a server less time than the program does.
struct PipelineRun {
  /// `nil` where there is a new wiki.
  let fault: Fault?
  let complaints: String

  /// Into the folder `site`, with the cache that a run in `folder` has.
  init(
    _ site: String = "site", cache: String = ".wikigen", from base: String,
    in folder: TemporaryFolder, timeouts: LiveTransport.Timeouts
  ) async throws {
    // Absolute paths: the tests do not run in that folder.
    var settings = try BuildSettings.sample(
      ["--quiet", "--source", "rickandmorty", "--out", "\(folder.path)/\(site)"]
        + ["--cache", "\(folder.path)/\(cache)"],
      environment: ["WIKIGEN_RICKANDMORTY_URL": base], sources: SourceOutline.all)
    settings.timeouts = timeouts
    let complaints = Mutex("")
    let console = Console(
      write: { _ in }, complain: { text in complaints.withLock { $0 += text } },
      progressStyle: .log, ink: .plain)
    do throws(Fault) {
      try await BuildPipeline(settings: settings, console: console).run()
      fault = nil
    } catch {
      fault = error
    }
    self.complaints = complaints.withLock(\.self)
  }
}
