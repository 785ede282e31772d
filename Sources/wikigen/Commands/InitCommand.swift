import ArgumentParser
import Diagnostics

/// `wikigen init`.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Begin a wiki: its configuration, and what renews it every night.",
    discussion: """
      It writes wikigen.yml with every setting and its default, a README.md, a .gitignore, and \
      the nightly run for GitHub Pages, GitLab Pages and a server of one's own. It overwrites \
      nothing.
      """)

  @Argument(
    help: ArgumentHelp("The folder to begin in (default: this one).", valueName: "dir"))
  var folder = "."
  @Flag(help: "Copy all templates, to be changed.") var withTemplates = false
  @Flag(help: "Copy the whole theme, to be changed.") var withTheme = false

  func run() throws {
    try begin(in: .ofProcess(), console: .ofProcess())
  }

  func begin(in surroundings: Surroundings, console: Console) throws(Fault) {
    guard !folder.isEmpty else { throw .unnamedFolder() }
    let path = folder.absolutePath(in: surroundings.workingDirectory).resolvedPath
    let files = StarterFiles(
      name: path.split(separator: "/").last.map(String.init) ?? "", withTemplates: withTemplates,
      withTheme: withTheme)
    try files.write(into: path, shown: folder)
    let there = folder == "." ? "" : "cd \(folder)\n  "
    console.write(
      """
      Wrote \(files.files.count.counted("file")) into \(folder == "." ? "this folder" : folder).
        \(there)wikigen serve --fixtures     shows the wiki with the sample data
        wikigen serve                shows it with what the APIs say
      README.md tells how it renews itself every night.

      """)
  }
}
