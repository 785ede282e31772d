import ArgumentParser

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

  /// What the build was asked for.
  var request: BuildRequest {
    BuildRequest(flags: share.added(to: formats.added(to: flags.given)))
  }

  func run() async throws { try await request.run() }
}
