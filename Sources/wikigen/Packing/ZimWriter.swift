import Diagnostics
import Publishing

/// A site as a ZIM file, which readers such as Kiwix open. `zimwriterfs` of zim-tools makes it.
struct ZimWriter {
  static let program = "zimwriterfs"
  static let package = "zim-tools"

  private let site: PackableSite
  private let about: ZimMetadata
  private let program: ExternalProgram
  private let jobs: Int

  private static let illustration = "wikigen-illustration.png"

  init(
    of site: PackableSite, about: ZimMetadata, in environment: [String: String], jobs: Int
  ) throws(Fault) {
    guard let program = ExternalProgram(Self.program, in: environment) else {
      throw Fault.programMissing(Self.program, package: Self.package)
    }
    self.site = site
    self.about = about
    self.program = program
    self.jobs = jobs
  }

  /// Returns the size of the file.
  func write(to file: StagedFile) async throws(Fault) -> Int {
    let work = try file.workFolder()
    let pages = work.appending(component: "pages")
    try await site.lay(into: pages, jobs: jobs)
    try file.write(Illustration.png, intoWorkFolder: "pages/\(Self.illustration)")
    let made = work.appending(component: "made.zim")
    try await program.run(arguments(pages, made), in: work)
    return try file.take(made)
  }

  private func arguments(_ pages: String, _ made: String) -> [String] {
    [
      "--welcome", "index.html", "--illustration", Self.illustration, "--language",
      about.language, "--title", about.title, "--description", about.description, "--creator",
      about.creator, "--publisher", Program.name, "--name", about.name, "--scraper",
      "\(Program.name)-\(Program.version)", pages, made,
    ]
  }
}
