import Diagnostics
import Publishing

/// `wikigen pack` from its settings to what it prints. Each pack takes the place of the former one
/// when it is complete.
struct PackPipeline {
  private let settings: PackSettings
  private let console: Console

  init(settings: PackSettings, console: Console) {
    self.settings = settings
    self.console = console
  }

  func run() async throws(Fault) {
    let site = try PackableSite(settings.folder)
    defer { site.release() }
    let page = try FrontPage(of: site)
    // What would stop one of them stops all, before the first is written.
    let zim = try settings.targets.zim.map { name throws(Fault) in
      (try zimWriter(site, page), try StagedFile(name, of: site))
    }
    let copy = try settings.targets.precompressed.map { name throws(Fault) in
      (try PrecompressedCopy(of: site, at: name, jobs: settings.jobs), name)
    }
    if let name = settings.targets.zip {
      let archive = ZipArchive(
        of: site, folder: page.id, at: settings.moment, jobs: settings.jobs)
      let file = try StagedFile(name, of: site)
      try await pack(into: file, named: name, site.files.count) { file throws(Fault) in
        try await archive.write(to: file)
      }
    }
    if let (writer, file) = zim, let name = settings.targets.zim {
      try await pack(into: file, named: name, site.shownFiles.count) { file throws(Fault) in
        try await writer.write(to: file)
      }
    }
    if let (copy, name) = copy { tell(try await copy.write(compress: brotli), at: name) }
    tellForeign(site.foreign)
  }

  private func zimWriter(_ site: PackableSite, _ page: FrontPage) throws(Fault) -> ZimWriter {
    let creators = SourceOutline.all.filter { site.header.sources[$0.name] != nil }.map(\.title)
    return try ZimWriter(
      of: site, about: ZimMetadata(page, creators: creators), in: settings.environment,
      jobs: settings.jobs)
  }

  private func pack(
    into file: StagedFile, named name: String, _ count: Int,
    _ write: (StagedFile) async throws(Fault) -> Int
  ) async throws(Fault) {
    let size: Int
    do throws(Fault) {
      size = try await write(file)
      try file.put()
    } catch {
      file.discard()
      throw error
    }
    console.write(
      "Packed \(count.counted("file")) of \(shown(settings.folder)) into \(shown(name)) "
        + "(\(size.inBytes)).\n")
  }

  /// Nil where it is not installed.
  private var brotli: PrecompressedCopy.Compressor? {
    guard let program = ExternalProgram("brotli", in: settings.environment) else { return nil }
    return { folder, files throws(Fault) in
      try await program.run(["--keep", "--quality=11", "--"] + files, in: folder)
    }
  }

  private func tell(_ summary: PrecompressedSummary, at name: String) {
    let endings = summary.hasBrotli ? ".gz and .br" : ".gz"
    let kept = summary.unchanged > 0 ? ", \(summary.unchanged.grouped) as before" : ""
    console.write(
      "Copied \(summary.files.counted("file")) of \(shown(settings.folder)) to \(shown(name)), "
        + "\(summary.compressed.grouped) with \(endings) beside them\(kept).\n")
    if !summary.hasBrotli {
      console.complain(
        "\(Program.name): brotli is not installed, so there are no .br files: apt install brotli\n")
    }
    if let leftover = summary.leftover {
      console.complain(
        console.ink.warning(
          "\(leftover.printable(upTo: 400)) still holds the former copy; remove it yourself.")
          + "\n")
    }
  }

  private func tellForeign(_ foreign: [String]) {
    guard !foreign.isEmpty else { return }
    let more = foreign.count - Self.namedAtMost
    let lines =
      ["Left out \(foreign.count.counted("file")) that wikigen did not write:"]
      + foreign.prefix(Self.namedAtMost).map {
        "  " + shown(settings.folder.appending(component: $0))
      }
      + (more > 0 ? ["  and \(more.grouped) more"] : [])
    console.complain(lines.map { $0 + "\n" }.joined())
  }

  private static let namedAtMost = 20

  private func shown(_ name: String) -> String { name.printable(upTo: 400) }
}
