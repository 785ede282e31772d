import ArgumentParser
import Diagnostics
import Publishing

/// `wikigen build`.
struct BuildCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build",
    abstract: "Build the wiki.",
    discussion: """
      A flag can be given as an environment variable too: --page-size as WIKIGEN_PAGE_SIZE. A flag \
      wins over the environment, that over wikigen.yml. WIKIGEN_RICKANDMORTY_URL and the like say \
      where an API answers.

      \(credentials)
      """)

  /// A sentence for each source that needs one.
  private static var credentials: String {
    SourceOutline.all.filter { !$0.variables.isEmpty }.map {
      "\($0.name) needs a credential in \($0.variables.joined(separator: " or ")), which is read "
        + "from the environment only; without one it is left out, unless something names it or "
        + "the wiki has it already."
    }.joined(separator: "\n")
  }

  @OptionGroup var flags: BuildFlags
  @OptionGroup var formats: PageFormatFlags
  @OptionGroup var share: ShareFlags

  func run() async throws {
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
    let name = flags.summary ?? surroundings.environment[Setting.summary.environment ?? ""] ?? ""
    guard !name.isEmpty else { return nil }
    return SideFile(
      flag: "--summary", path: name.absolutePath(in: surroundings.workingDirectory), name: name)
  }

  func settings(
    in surroundings: Surroundings, sources: [SourceOutline] = SourceOutline.all
  ) throws(Fault) -> BuildSettings {
    let settings = try BuildSettings(
      flags: share.added(to: formats.added(to: flags.given)), sources: sources,
      surroundings: surroundings)
    if share.after != nil, settings.part == .whole { throw .afterWithoutShare() }
    return settings
  }
}
