import Diagnostics
import Pages
import TestSupport
import Wiki

@testable import Rendering

/// The search index of some moons.
struct SearchBench {
  let files: ShardFiles
  let site: Site

  static let facets = [
    Facet("color"), Facet("kind"), Facet("era"), Facet("list", role: .pages),
    Facet("rating", role: .filter),
  ]

  static let measures = [Measure(.date), Measure(.rating), Measure(.popularity)]

  init(
    _ moons: [Entry], pictures: PictureShelf = PictureShelf(),
    more: [EntryCollection] = [], isReversed: Bool = false
  ) throws {
    let moons = EntryCollection(
      CollectionDefinition(
        id: "moons", source: "solar", template: "solar/moon", detail: MoonPage.schema,
        facets: Self.facets, measures: Self.measures, isPictured: true),
      entries: moons)
    let collections = isReversed ? Array((more + [moons]).reversed()) : more + [moons]
    let source = SourceRecord(
      id: "solar", origin: .fixtures, isSample: false, dataDate: nil, oneSidedLinks: [],
      credits: .word("sources.solar.credits"), findings: [:])
    site = Site(
      WikiGraph(collections: collections, sources: [source]), settings: SiteSettings(),
      pictures: pictures, program: "wikigen 0.0.0")
    let renderer = try SiteRenderer(
      .sample(replacing: ["Templates/solar/strings/en.yml": Self.strings]), language: "en",
      collections: collections.map(\.definition), program: "wikigen 0.0.0",
      builtIn: .sample(replacing: ["Templates/solar/strings/en.yml": Self.strings]))
    var parts: [SearchPart] = []
    for collection in site.collections {
      parts.append(try renderer.searchPart(of: collection, in: site))
    }
    let files = renderer.searchFiles(of: parts)
    self.files = ShardFiles(
      Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.bytes) }))
  }

  /// What the index says of the moons.
  func moons() throws -> IndexedCollection {
    guard let moons = try files.collections().first(where: { $0.head.id == "moons" }) else {
      throw NoSuchPage(path: "assets/search/index.js")
    }
    return moons
  }

  private static let strings = """
    sources:
      solar: {title: Solar System, complete: All moons., credits: Nobody owns the moons.}
    collections:
      moons:
        title: Moons
        count: {one: "{count} moon", other: "{count} moons"}
        lead: What circles a planet.
      ships:
        title: Ships
        count: {one: "{count} ship", other: "{count} ships"}
        lead: What flies there.
    facets:
      moons: {color: Color, kind: Kind, era: Era, list: List, rating: Rating}
      ships: {color: Color}
    measures:
      moons: {date: Found, rating: Rating, popularity: Visits}
    badges:
      state:
        icy: {emoji: 🧊, word: Icy}
    solar: {color: Color, crater: Crater, depth: Depth}

    """
}
