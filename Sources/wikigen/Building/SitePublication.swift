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
    jobs: Int
  ) async throws(Fault) {
    let pages = try await Self.pages(of: site, renderer.pages(of: site), jobs: jobs)
    let data = try await DataPlan(site).files.concurrentMap(jobs: jobs) { file throws(Fault) in
      PlannedFile(
        path: file.path, digest: renderer.digest(of: file, in: site), isPage: false,
        bytes: { try renderer.json(of: file) })
    }
    let search = try await Self.search(of: site, renderer, jobs: jobs)
    let extras =
      try renderer.feeds(of: site) + search
      + renderer.offlineFiles(
        of: site, pages: pages.map { ($0.page.path, $0.page.digest) }, search: search)
      + renderer.webFiles(of: site, pages: pages.compactMap(\.mapped))
    plan = PublishPlan(
      header: header,
      files: pages.map(\.page) + pages.compactMap(\.markdown) + data
        + Self.assets(of: site, renderer, extras)
        + Self.pictures(imports),
      former: Manifest.Former(site.former))
  }

  /// A page with what follows from it.
  private typealias MadePage = (page: PlannedFile, markdown: PlannedFile?, mapped: MappedPage?)

  private static func pages(
    of site: Site, _ maker: PageMaker, jobs: Int
  ) async throws(Fault) -> [MadePage] {
    let room = RecordingRoom()
    return try await SitePlan(site).pages.concurrentMap(jobs: jobs) { page throws(Fault) in
      let recorded = try maker.recorded(page)
      let digest = maker.digest(of: recorded)
      let kept = KeptRecording(recorded, in: room)
      let file = PlannedFile(
        path: page.path, digest: digest,
        entry: page.entry?.description, title: page.entry.flatMap(site.graph.entry)?.title,
        isPage: true,
        bytes: { maker.html(of: try kept.take() ?? maker.recorded(page)) })
      // What changes the Markdown changes the page.
      let markdown = recorded.markdownPath.map { path in
        PlannedFile(
          path: path, digest: digest, isPage: false,
          bytes: { maker.markdown(of: try maker.recorded(page)) })
      }
      return (file, markdown, recorded.mapped)
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

  private static func assets(
    of site: Site, _ renderer: SiteRenderer, _ extras: [(path: String, bytes: [UInt8])]
  ) -> [PlannedFile] {
    // Jekyll, which GitHub Pages may run, must leave the folder alone; an empty file breaks ZIM.
    let noJekyll = (path: ".nojekyll", bytes: Array("The files here are ready as they are.\n".utf8))
    return (renderer.assets(of: site) + extras + [noJekyll]).map { path, bytes in
      PlannedFile(
        path: path, digest: ContentDigest(bytes).text, entry: nil, isPage: false, bytes: { bytes })
    }
  }

  /// Two entries may share a picture, and then share its file.
  private static func pictures(_ imports: [ImportedSource]) -> [PlannedFile] {
    let pictures = Dictionary(
      imports.flatMap(\.pictures).map { ($0.picture.path, $0) },
      uniquingKeysWith: { first, _ in first })
    return pictures.values.sorted { $0.picture.path < $1.picture.path }.map { picture in
      PlannedFile(
        path: picture.picture.path, digest: picture.digest, entry: nil, isPage: false,
        bytes: { () throws(Fault) in try picture.bytes() })
    }
  }
}
