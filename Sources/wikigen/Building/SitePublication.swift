import Diagnostics
import Importing
import Pages
import Publishing
import Rendering
import Wiki

/// What publishing is given: every file of the site, its bytes made only when they are written.
struct SitePublication {
  let plan: PublishPlan

  init(
    _ site: Site, renderer: SiteRenderer, imports: [ImportedSource], header: ManifestHeader,
    memory: (pages: PageMemory, frame: String)? = nil, jobs: Int
  ) async throws(Fault) {
    let maker = renderer.pages(of: site)
    async let searched = Result(awaiting: { () async throws(Fault) in
      try await Self.search(of: site, renderer, jobs: jobs)
    })
    async let known = Result(awaiting: { () async throws(Fault) in
      try await Self.memory(memory, of: site, maker, jobs: jobs)
    })
    let pages = SitePlan(site).pages
    let drafts = PageDrafts(
      maker, memory: try await known.get(),
      isAskedAgain: site.settings.hasMarkdown || site.settings.isInstallable)
    let data = try await DataPlan(site).files.concurrentMap(jobs: jobs) { file throws(Fault) in
      PlannedFile(
        path: file.path, digest: renderer.digest(of: file, in: site), isPage: false,
        bytes: { try renderer.json(of: file) })
    }
    // One list from the start: of a large wiki each copy of it would cost as much as to make it.
    var files = concurrently(pages.count) { range in
      pages[range].map { Self.file(of: $0, in: site, drafts) }
    }
    files += pages.compactMap { Self.markdown(of: $0, in: site, drafts) }
    files += data
    files += Self.assets(of: site, renderer)
    let search = try await searched.get()
    let extras = try renderer.feeds(of: site) + search + renderer.webFiles(of: site, pages: pages)
    let offline = try Self.offline(site, renderer, pages, drafts, search: search)
    files += Self.planned(extras)
    files += Self.pictures(imports)
    files += offline
    plan = PublishPlan(header: header, files: files, former: Manifest.Former(site.former))
  }

  private static func memory(
    _ memory: (pages: PageMemory, frame: String)?, of site: Site, _ maker: PageMaker, jobs: Int
  ) async throws(Fault) -> (pages: PageMemory, keys: PageKeys)? {
    guard let memory, site.tellsPages else { return nil }
    let faces = try await site.graph.entries.concurrentMap(jobs: jobs, perTask: 1024) {
      entry throws(Fault) in PageKeys.face(of: entry, in: site)
    }
    return (memory.pages, maker.keys(frame: memory.frame, faces: faces))
  }

  private static func file(
    of page: Page, in site: Site, _ drafts: PageDrafts
  ) -> PlannedFile {
    PlannedFile(
      path: page.path, entry: page.entry?.description,
      title: page.entry.flatMap(site.graph.entry)?.title, isPage: true
    ) { try drafts.draft(of: page) }
  }

  private static func markdown(
    of page: Page, in site: Site, _ drafts: PageDrafts
  ) -> PlannedFile? {
    guard site.settings.hasMarkdown, let path = page.content().shell.markdownPath else {
      return nil
    }
    return PlannedFile(path: path, isPage: false) {
      // What changes the Markdown changes the page.
      FileDraft(digest: try drafts.digest(of: page)) {
        drafts.maker.markdown(of: try drafts.maker.recorded(page))
      }
    }
  }

  /// Last in the plan: what tells readers' programs of changed pages is made of the digests of all.
  private static func offline(
    _ site: Site, _ renderer: SiteRenderer, _ pages: [Page], _ drafts: PageDrafts,
    search: [(path: String, bytes: [UInt8])]
  ) throws(Fault) -> [PlannedFile] {
    let paths = pages.map(\.path)
    guard let files = try renderer.offlineFiles(of: site, pages: paths, search: search) else {
      return []
    }
    let telling = LateFiles {
      files.telling(of: try pages.map { ($0.path, try drafts.digest(of: $0)) })
    }
    return planned(files.still)
      + files.tellingPaths.map { path in
        PlannedFile(path: path, isPage: false) {
          let bytes = try telling.bytes(of: path)
          return FileDraft(digest: ContentDigest(bytes).text) { bytes }
        }
      }
  }

  private static func search(
    of site: Site, _ renderer: SiteRenderer, jobs: Int
  ) async throws(Fault) -> [(path: String, bytes: [UInt8])] {
    guard site.settings.hasSearch else { return [] }
    // A collection is work enough for a task.
    let parts = try await site.collections.concurrentMap(jobs: jobs, perTask: 1) {
      collection throws(Fault) in try renderer.searchPart(of: collection, in: site)
    }
    return renderer.searchFiles(of: parts)
  }

  private static func assets(of site: Site, _ renderer: SiteRenderer) -> [PlannedFile] {
    // Jekyll, which GitHub Pages may run, must leave the folder alone; an empty file breaks ZIM.
    let noJekyll = (path: ".nojekyll", bytes: Array("The files here are ready as they are.\n".utf8))
    return planned(renderer.assets(of: site) + [noJekyll])
  }

  private static func planned(_ files: [(path: String, bytes: [UInt8])]) -> [PlannedFile] {
    files.map { path, bytes in
      PlannedFile(
        path: path, digest: ContentDigest(bytes).text, isPage: false, bytes: { bytes })
    }
  }

  /// Two entries may share a picture, and then share its file.
  private static func pictures(_ imports: [ImportedSource]) -> [PlannedFile] {
    let pictures = Dictionary(
      imports.flatMap(\.pictures).map { ($0.picture.path, $0) },
      uniquingKeysWith: { first, _ in first })
    return pictures.values.sorted { $0.picture.path < $1.picture.path }.map { picture in
      PlannedFile(
        path: picture.picture.path, digest: picture.digest, isPage: false,
        bytes: { () throws(Fault) in try picture.bytes() })
    }
  }
}
