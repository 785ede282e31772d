import Diagnostics
import Publishing

/// What `wikigen build` was asked for, not yet checked.
struct BuildRequest: Equatable {
  let flags: GivenFlags

  func run() async throws(Fault) {
    let surroundings = Surroundings.ofProcess()
    let settings: BuildSettings
    do throws(Fault) {
      settings = try self.settings(in: surroundings)
    } catch {
      summarize(error, in: surroundings, .ofProcess())
      throw error
    }
    try await BuildPipeline(settings: settings, console: .ofProcess()).run()
  }

  func settings(
    in surroundings: Surroundings, sources: [SourceOutline] = SourceOutline.all
  ) throws(Fault) -> BuildSettings {
    let settings = try BuildSettings(flags: flags, sources: sources, surroundings: surroundings)
    if flags.value(of: .after) != nil, settings.part == .whole { throw .afterWithoutShare() }
    return settings
  }

  /// Settings that are refused have no place for a summary; where it was to go stands in the flag or
  /// the environment all the same.
  private func summarize(_ fault: Fault, in surroundings: Surroundings, _ console: Console) {
    let named = summaryFile(in: surroundings)
    do throws(Fault) {
      try named?.append(MarkdownSummary.text(of: fault))
    } catch {
      console.warn(error.sentence)
    }
  }

  private func summaryFile(in surroundings: Surroundings) -> SideFile? {
    let name =
      flags.value(of: .summary) ?? surroundings.environment[Setting.summary.environment ?? ""] ?? ""
    guard !name.isEmpty else { return nil }
    return SideFile(
      flag: "--summary", path: name.absolutePath(in: surroundings.workingDirectory), name: name)
  }
}
