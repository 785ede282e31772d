import Diagnostics

/// Makes a plan's files, writes them and checks the pages as they pass.
struct SiteWriter: Sendable {
  let stage: StageFolder
  let paths: SitePaths
  let jobs: Int
  let progress: Progress

  /// At most `jobs` files are in memory at a time.
  func write(_ files: [PlannedFile]) async throws(Fault) -> WrittenSite {
    try stage.makeFolders(paths.folders)
    let total = files.count { $0.isPage }
    let site = await withTaskGroup(of: WrittenFile.self) { group in
      var site = WrittenSite()
      var next = 0
      func addTask() {
        guard next < files.count, site.failure == nil else { return }
        let index = next
        group.addTask { written(files[index], at: index) }
        next += 1
      }
      for _ in 0..<max(1, jobs) { addTask() }
      for await file in group {
        let pages = site.pages
        site.add(file)
        if site.pages > pages { progress.report(.wrote(done: site.pages, total: total)) }
        addTask()
      }
      return site
    }
    if let failure = site.failure { throw failure.fault }
    return site
  }

  private func written(_ file: PlannedFile, at index: Int) -> WrittenFile {
    do {
      let bytes = try file.bytes()
      try stage.write(bytes, to: file.path)
      guard file.isPage else {
        return WrittenFile(index: index, outcome: .success((bytes.count, nil)))
      }
      var check = PageCheck(bytes, at: file.path, in: paths)
      return WrittenFile(index: index, outcome: .success((bytes.count, check.run())))
    } catch let fault as Fault {
      return WrittenFile(index: index, outcome: .failure(fault))
    } catch {
      return WrittenFile(index: index, outcome: .failure(.unforeseen(file.path, error)))
    }
  }
}
