/// Collects what the checks of the pages left, and judges the links between them.
struct SiteFindings: Sendable {
  private var findings: [SiteFinding] = []
  private var ids: [(page: String, ids: [String])] = []
  private var fragments: [String: [FragmentLink]] = [:]

  mutating func add(_ page: CheckedPage) {
    findings += page.findings
    add(ids: page.links.ids, of: page.path)
    for link in page.fragments { fragments[link.target, default: []].append(link) }
  }

  /// Of a page that was checked before and leads nowhere that changed.
  mutating func add(ids: [String], of page: String) { self.ids.append((page, ids)) }

  /// Once every page was added: all that is wrong, in a stable order. Links into pages that are not
  /// to be judged are left alone.
  func sorted(judging isJudged: (String) -> Bool = { _ in true }) -> [SiteFinding] {
    // Few pages have an element to which others lead.
    let ids = Dictionary(ids.lazy.filter { fragments[$0.page] != nil }.map { ($0.page, $0.ids) }) {
      $1
    }
    let dead = fragments.filter { isJudged($0.key) }.flatMap { target, links in
      let known = Set(ids[target] ?? [])
      return links.filter { !known.contains($0.id) }.map(\.finding)
    }
    return (findings + dead).sorted()
  }
}
