import CPlatform
import Diagnostics

/// Fills the folder of a new site: with the files of the old one that are as they would be made,
/// and with those that it makes. It checks the pages as they pass.
struct SiteWriter: Sendable {
  let stage: StageFolder
  let part: PlannedPart
  let standing: StandingSite?
  let jobs: Int
  let progress: Progress
  private let carried = CarriedTexts()

  /// Neighbours that one task takes: a single file is hardly worth its task.
  private static let filesPerTask = 8

  /// At most `jobs` files are in memory at a time.
  func write() async throws(Fault) -> WrittenSite {
    let files = part.files
    try stage.makeFolders(part.own.folders)
    let total = files.count { $0.isPage }
    let site = await withTaskGroup(of: [WrittenFile].self) { group in
      var site = WrittenSite(of: files.count)
      var next = 0
      func addTask() {
        guard next < files.count, site.failure == nil, !Task.isCancelled else { return }
        let range = next..<min(next + Self.filesPerTask, files.count)
        group.addTask { written(files, in: range) }
        next = range.upperBound
      }
      for _ in 0..<max(1, jobs) { addTask() }
      for await written in group {
        for file in written {
          let pages = site.pages
          site.add(file, files[file.index])
          if site.pages > pages { progress.report(.wrote(done: site.pages, total: total)) }
        }
        addTask()
      }
      return site
    }
    if let failure = site.failure { throw failure.fault }
    guard !Task.isCancelled else { throw .stoppedPublishing(stage.name) }
    return site
  }

  /// Up to the first that fails.
  private func written(_ files: [PlannedFile], in range: Range<Int>) -> [WrittenFile] {
    platform_want_large_pages()
    var written: [WrittenFile] = []
    for index in range where !Task.isCancelled {
      let outcome = outcome(of: files[index])
      written.append(WrittenFile(index: index, outcome: outcome))
      if case .failure = outcome { break }
    }
    return written
  }

  private func outcome(of file: PlannedFile) -> Result<WrittenFile.Content, Fault> {
    do {
      let draft = try file.drafted()
      if let standing {
        guard let cause = try standing.cause(ofMaking: file.path, digest: draft.digest) else {
          return .success(try kept(file, draft, of: standing))
        }
        progress.report(.remade(path: file.path, cause: cause.words))
      }
      return .success(try made(file, draft))
    } catch let fault as Fault {
      return .failure(fault)
    } catch {
      return .failure(.unforeseen(file.path, error))
    }
  }

  private func kept(
    _ file: PlannedFile, _ draft: FileDraft, of standing: StandingSite
  ) throws(Fault) -> WrittenFile.Content {
    try stage.take(file.path, from: standing.files)
    return WrittenFile.Content(
      digest: draft.digest, size: standing.manifest.files[file.path]?.size ?? 0, isKept: true,
      page: nil)
  }

  /// A file that comes out as it was stays the old one, so that nobody has to upload it again.
  private func made(_ file: PlannedFile, _ draft: FileDraft) throws -> WrittenFile.Content {
    let bytes = try draft.bytes()
    let isSame = try standing?.bytes(of: file.path, size: bytes.count) == bytes
    if isSame, let standing {
      try stage.take(file.path, from: standing.files)
    } else {
      try stage.write(bytes, to: file.path)
    }
    return WrittenFile.Content(
      digest: draft.digest, size: bytes.count, isKept: isSame,
      page: file.checked ?? check(bytes, of: file))
  }

  private func check(_ bytes: [UInt8], of file: PlannedFile) -> CheckedPage? {
    let kind = file.isPage ? .page : FileKind(of: file.path)
    return kind?.check(bytes, at: file.path, in: part.paths, carried: carried)
  }
}
