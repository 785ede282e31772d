import ArgumentParser
import Diagnostics
import Publishing
import Storage

/// `wikigen clean`.
struct CleanCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "clean",
    abstract: "Remove what was fetched, or a wiki.",
    discussion: """
      With a folder or --out it removes the wiki there, else the cache with the preview of \
      wikigen serve. Only what wikigen wrote \
      goes; other files stay, and so do the folders that hold them. Links in the folder are not \
      followed; a link that is named in its place stands for what it leads to.
      """)

  /// Also those that faults know.
  static let settings: [Setting] = [.out, .config, .cache]

  @Argument(help: ArgumentHelp("The folder of a wiki.", valueName: "dir")) var folder: String?
  @Option(help: .of(.out)) var out: String?
  @Option(help: .of(.config)) var config: String?
  @Option(help: .of(.cache)) var cache: String?
  @Flag(help: "List what would go, and remove nothing.") var dryRun = false

  func run() async throws {
    try await clean(in: .ofProcess(), console: .ofProcess())
  }

  func clean(in surroundings: Surroundings, console: Console) async throws(Fault) {
    if folder != nil, out != nil { throw Fault.twoFolders("wikigen clean") }
    let site = folder ?? out
    let given = ["out": site, "config": config, "cache": cache].compactMapValues { $0.map { [$0] } }
    let values = try SettingValues(
      table: SettingTable(sources: SourceOutline.all), flags: GivenFlags(values: given),
      surroundings: surroundings)
    let working = surroundings.workingDirectory
    if site != nil, let path = values.path(.out) {
      try cleanSite(path.shown(in: working), console)
    }
    if site == nil || cache != nil {
      let path = values.path(.cache) ?? working.appending(component: ".wikigen")
      try await cleanCache(path, shown: path.shown(in: working), console)
    }
  }

  private func cleanSite(_ folder: String, _ console: Console) throws(Fault) {
    let removal = try SiteRemoval(of: folder)
    if !dryRun { try removal?.run() }
    console.write(RemovalReport(removal, of: folder, isDryRun: dryRun).text)
  }

  /// Nobody may fetch meanwhile; who only wants to know need not wait.
  private func cleanCache(
    _ folder: String, shown name: String, _ console: Console
  ) async throws(Fault) {
    let preview = folder.appending(component: BuildSettings.previewFolder)
    if try SiteRemoval(of: preview) != nil {
      try cleanSite(name.appending(component: BuildSettings.previewFolder), console)
    }
    var removal = try CacheRemoval(of: folder)
    if removal != nil, !dryRun {
      let lock = try await AnswerCache.lock(folder) { console.notice($0) }
      defer { lock.release() }
      removal = try CacheRemoval(of: folder)
      try removal?.run()
    }
    console.write(RemovalReport(removal, of: name, isDryRun: dryRun).text)
  }
}
