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
    let writer = try settings.targets.zim.map { _ throws(Fault) in try zimWriter(site, page) }
    let copy = try settings.targets.precompressed.map { name throws(Fault) in
      try PrecompressedCopy(of: site, at: name, jobs: settings.jobs)
    }
    let archive = ZipArchive(of: site, folder: page.id, at: settings.moment, jobs: settings.jobs)
    let zip = try staged(settings.targets.zip, of: site)
    defer { zip?.discard() }
    let zim = try staged(settings.targets.zim, of: site)
    defer { zim?.discard() }
    if let zip, let name = settings.targets.zip {
      let size = try await archive.write(to: zip)
      try put(zip, named: name, site.files.count, size)
    }
    if let writer, let zim, let name = settings.targets.zim {
      let size = try await writer.write(to: zim)
      try put(zim, named: name, site.shownFiles.count, size)
    }
    if let copy, let name = settings.targets.precompressed {
      tell(try await copy.write(compress: brotli), at: name)
    }
    tellForeign(site.foreign)
  }

  private func staged(_ name: String?, of site: PackableSite) throws(Fault) -> StagedFile? {
    try name.map { name throws(Fault) in try StagedFile(name, of: site) }
  }

  private func zimWriter(_ site: PackableSite, _ page: FrontPage) throws(Fault) -> ZimWriter {
    let creators = SourceOutline.all.filter { site.header.sources[$0.name] != nil }.map(\.title)
    return try ZimWriter(
      of: site, about: ZimMetadata(page, creators: creators), in: settings.environment,
      jobs: settings.jobs)
  }

  private func put(
    _ file: StagedFile, named name: String, _ count: Int, _ size: Int
  ) throws(Fault) {
    try file.put()
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
      console.notice("brotli is not installed, so there are no .br files: apt install brotli")
    }
    if let leftover = summary.leftover {
      console.warn("\(leftover) still holds the former copy; remove it yourself.")
    }
  }

  private func tellForeign(_ foreign: [String]) {
    guard !foreign.isEmpty else { return }
    let named = foreign.prefix(Self.namedAtMost).map {
      shown(settings.folder.appending(component: $0))
    }
    let more = foreign.count - named.count
    let others = more > 0 ? ", and \(more.grouped) more" : ""
    console.notice(
      "left out \(foreign.count.counted("file")) that wikigen did not write: "
        + named.joined(separator: ", ") + others)
  }

  private static let namedAtMost = 5

  private func shown(_ name: String) -> String { name.printable(upTo: 400) }
}
