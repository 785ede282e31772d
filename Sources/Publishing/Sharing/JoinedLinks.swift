/// What the shares know of the links of their pages, and which of them lead to an element that is
/// there.
struct JoinedLinks {
  private var pages: [String: PageLinks] = [:]
  private var places: [Int32?] = []
  /// The elements of pages to which links lead.
  private var ids: [Int32: Set<String>] = [:]

  /// `files` are all of the site.
  init(of shares: [SiteLinks], among files: [String]) {
    let paths = SitePaths(site: files)
    places = paths.sorted.indices.map { Int32($0) }
    for share in shares { pages.merge(share.pages) { first, _ in first } }
    for page in pages.values {
      for fragment in page.fragments { ids[fragment.page] = [] }
    }
    for (path, page) in pages {
      guard let place = paths.place(of: path), ids[place] != nil else { continue }
      ids[place] = Set(page.ids)
    }
  }

  /// What the check of a file found in its share, which holds here too. Nil of one that must be read
  /// again, be it to say where in it the link is that leads nowhere.
  func checked(_ path: String) -> CheckedPage? {
    guard let links = pages[path]?.moved(to: places),
      links.fragments.allSatisfy({ ids[$0.page]?.contains($0.id) ?? false })
    else { return nil }
    return CheckedPage(path: path, findings: [], fragments: [], links: links)
  }
}
