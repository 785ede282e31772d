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

  /// At most `jobs` files are in memory at a time.
  func write() async throws(Fault) -> WrittenSite {
    let files = part.files
    try stage.makeFolders(part.own.folders)
    let total = files.count { $0.isPage }
    let site = await withTaskGroup(of: WrittenFile.self) { group in
      var site = WrittenSite()
      var next = 0
      func addTask() {
        guard next < files.count, site.failure == nil, !Task.isCancelled else { return }
        let index = next
        group.addTask { WrittenFile(index: index, outcome: written(files[index])) }
        next += 1
      }
      for _ in 0..<max(1, jobs) { addTask() }
      for await file in group {
        let pages = site.pages
        site.add(file, files[file.index])
        if site.pages > pages { progress.report(.wrote(done: site.pages, total: total)) }
        addTask()
      }
      return site
    }
    if let failure = site.failure { throw failure.fault }
    guard !Task.isCancelled else { throw .stoppedPublishing(stage.name) }
    return site
  }

  private func written(_ file: PlannedFile) -> Result<WrittenFile.Content, Fault> {
    do {
      if let standing {
        guard let cause = try standing.cause(of: file) else {
          return .success(try kept(file, of: standing))
        }
        progress.report(.remade(path: file.path, cause: cause.words))
      }
      return .success(try made(file))
    } catch let fault as Fault {
      return .failure(fault)
    } catch {
      return .failure(.unforeseen(file.path, error))
    }
  }

  private func kept(
    _ file: PlannedFile, of standing: StandingSite
  ) throws(Fault) -> WrittenFile.Content {
    try stage.take(file.path, from: standing.folder)
    return WrittenFile.Content(
      size: standing.manifest.files[file.path]?.size ?? 0, isKept: true, page: nil)
  }

  /// A file that comes out as it was stays the old one, so that nobody has to upload it again.
  private func made(_ file: PlannedFile) throws -> WrittenFile.Content {
    let bytes = try file.bytes()
    let isSame = try standing?.bytes(of: file.path, size: bytes.count) == bytes
    if isSame, let standing {
      try stage.take(file.path, from: standing.folder)
    } else {
      try stage.write(bytes, to: file.path)
    }
    return WrittenFile.Content(
      size: bytes.count, isKept: isSame, page: file.checked ?? check(bytes, of: file))
  }

  private func check(_ bytes: [UInt8], of file: PlannedFile) -> CheckedPage? {
    let kind = file.isPage ? .page : FileKind(of: file.path)
    return kind?.check(bytes, at: file.path, in: part.paths, carried: carried)
  }
}
