/// Collects what the checks of the pages left, and judges the links between them.
struct SiteFindings: Sendable {
  private var findings: [SiteFinding] = []
  private var ids: [String: [Int]] = [:]
  private var fragments: [String: [FragmentLink]] = [:]

  mutating func add(_ page: CheckedPage) {
    findings += page.findings
    ids[page.path] = page.ids
    for link in page.fragments.values { fragments[link.target, default: []].append(link) }
  }

  /// Once every page was added: all that is wrong, in a stable order.
  func sorted() -> [SiteFinding] {
    let dead = fragments.flatMap { target, links in
      let known = Set(ids[target] ?? [])
      return links.filter { !known.contains($0.id) }.map(\.finding)
    }
    return (findings + dead).sorted()
  }
}
