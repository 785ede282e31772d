import Pages
import Wiki

extension Site {
  static func sample(
    _ collections: EntryCollection..., settings: SiteSettings = SiteSettings(),
    pictures: PictureShelf = PictureShelf()
  ) -> Site {
    let source = SourceRecord(
      id: "solar", origin: .fixtures, isSample: false,
      dataDate: CalendarDate(year: 2026, month: 11, day: 3), oneSidedLinks: [],
      credits: .word("sources.solar.credits"), findings: ["duplicate": 1])
    return Site(
      WikiGraph(collections: collections, sources: [source]), settings: settings,
      pictures: pictures, program: "wikigen 0.0.0")
  }
}

extension EntryCollection {
  static func moons(_ entries: [Entry]) -> EntryCollection {
    EntryCollection(
      CollectionDefinition(
        id: "moons", source: "solar", template: "solar/moon", detail: MoonPage.schema,
        facets: [Facet("color")], isPictured: true),
      entries: entries)
  }
}

extension Entry {
  /// A moon; only what matters to a test is said.
  static func moon(
    _ key: String = "1", title: String = "Io", color: String = "Yellow",
    picture: Picture? = nil, detail: MoonPage = MoonPage()
  ) -> Entry {
    Entry(
      id: EntryID("moons", key), title: title, context: .verbatim("near Jupiter"),
      badges: [Badge("state", "icy")], facts: [Fact(.word("solar.color"), .verbatim(color))],
      facets: ["color": [FacetValue(verbatim: color)]], relations: [], picture: picture,
      changed: CalendarDate(year: 2026, month: 11, day: 2), detail: detail)
  }
}
