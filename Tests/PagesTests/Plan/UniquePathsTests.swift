import Testing
import Wiki

@testable import Pages

@Suite struct `No two pages` {
  @Test func `have one path, on no file system, whatever the names`() throws {
    let seed: UInt64 = 11
    var texts = HostileText(seed: seed)
    let entries = (1...600).map { number in
      Entry.sample(
        "\(number)", title: texts.next(upTo: 4),
        facets: [
          "open": [FacetValue(verbatim: texts.next(upTo: 2))],
          "closed": [FacetValue(verbatim: texts.next(upTo: 3))],
        ])
    }
    let site = Site.sample(
      .sample(entries, facets: [Facet("open", isOpenEnded: true), Facet("closed")]),
      settings: SiteSettings(pageSize: 2))
    let paths = site.plannedPaths
    let repeated = Dictionary(grouping: paths) { $0.lowercased() }.filter { $0.value.count > 1 }
    #expect(repeated.isEmpty, "seed \(seed): \(repeated.keys.sorted())")
    #expect(paths.count > 1_500)
  }

  @Test func `have one path where a value's name is that of another's second page`() {
    let shared = FacetValue(verbatim: "Human")
    let entries = (1...21).map { Entry.sample("\($0)", facets: ["species": [shared]]) }
    let odd = Entry.sample("22", facets: ["species": [FacetValue(verbatim: "Human page 2")]])
    let paths = Site.sample(.sample(entries + [odd], facets: [Facet("species")])).plannedPaths
    #expect(paths.contains("moons/species/human-page-2.html"))
    #expect(Set(paths).count == paths.count)
  }

  @Test func `have a path with anything but lower-case ASCII`() {
    var texts = HostileText(seed: 12)
    let entries = (1...100).map { Entry.sample("\($0)", title: texts.next()) }
    for path in Site.sample(.sample(entries)).plannedPaths {
      #expect(path.wholeMatch(of: /[a-z0-9\/-]+\.html/) != nil)
    }
  }
}
