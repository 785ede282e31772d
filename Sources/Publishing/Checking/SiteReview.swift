import Diagnostics

/// Judges the links of a new site before it takes the old one's place: of every page, drawing and
/// style sheet that was made, and of those that were kept where something they lead to went.
struct SiteReview {
  let reader: PageReader
  /// The files that the folder has: links to elements of others are judged where the shares meet.
  let own: SitePaths
  /// What is known of the old site's pages, and its sorted paths where they are others than today's.
  let old: (links: SiteLinks, paths: [String]?)?

  /// The links of all pages; throws what is wrong with them.
  func run(_ site: WrittenSite) async throws(Fault) -> SiteLinks {
    var links = SiteLinks(minimumCapacity: site.checked.count + site.kept.count)
    var findings = SiteFindings()
    func take(_ page: CheckedPage) {
      links[page.path] = page.links
      findings.add(page)
    }
    for page in site.checked { take(page) }
    let made = site.kept.isEmpty ? [:] : ids(of: site.checked)
    var unsure: [String] = []
    let places = old?.paths?.map(reader.paths.place)
    for path in site.kept where FileKind(of: path) != nil && links[path] == nil {
      guard let known = known(of: path, movedTo: places),
        known.fragments.allSatisfy({ made[$0.page]?.contains($0.id) ?? true })
      else {
        unsure.append(path)
        continue
      }
      links[path] = known
      findings.add(ids: known.ids, of: path)
    }
    for page in try await reader.check(unsure) { take(page) }
    let wrong = findings.sorted(judging: own.contains)
    guard wrong.isEmpty else { throw .findings(wrong) }
    return links
  }

  /// The links of an old page, where all that they lead to is there still.
  private func known(of path: String, movedTo places: [Int32?]?) -> PageLinks? {
    let known = old?.links[path]
    guard let places else { return known?.among(reader.paths.sorted.count) }
    return known?.moved(to: places)
  }

  /// By the place of the page.
  private func ids(of pages: [CheckedPage]) -> [Int32: Set<String>] {
    Dictionary(
      uniqueKeysWithValues: pages.compactMap { page in
        reader.paths.place(of: page.path).map { ($0, Set(page.links.ids)) }
      })
  }
}
