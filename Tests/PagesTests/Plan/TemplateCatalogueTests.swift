import Testing
import Wiki

@testable import Pages

@Suite struct `The catalogue of templates` {
  @Test func `has every template that a plan asks for`() {
    let collection = EntryCollection.sample(
      [
        .sample(
          facets: ["color": [FacetValue(verbatim: "Red")]], measures: [.date: 20_171_104]),
        .sample("3"),
      ], facets: [Facet("color")], measures: [Measure(.date)])
    let change = ChangeRecord(
      source: "solar", foundAt: 0, EntryChange(EntryID("moons", "1"), title: "Io", .added))
    let known =
      TemplateCatalogue.generic.map(\.name)
      + [TemplateCatalogue.detail(of: collection.definition).name]
    let former = FormerSite(
      pages: ["1": "red.html", "2": "gone.html"].map { key, path in
        FormerPage(path: path, entry: EntryID("moons", key), title: "Moon")
      },
      redirects: [:], tombstones: [:], day: nil, days: 30, isGoneFromSource: { _ in false })
    let site = Site.sample(
      collection, settings: SiteSettings(isInstallable: true), before: former, changes: [change])
    let used = Set(SitePlan(site).pages.map(\.template))
    #expect(used == Set(known))
  }

  @Test func `adds the frame to what a collection's own template knows`() throws {
    let schema = TemplateCatalogue.detail(of: EntryCollection.moons(0).definition).schema
    guard case .object(let frame) = try schema.field(named: "entry").required("entry").kind else {
      throw MissingInTest(reason: "entry is an object")
    }
    #expect(frame.field(named: "namesakes") != nil)
  }

  @Test func `gives every field of every template a name and a meaning`() {
    for schema in TemplateCatalogue.generic.map(\.schema)
      + [TemplateCatalogue.layout, TemplateCatalogue.card]
    {
      #expect(Set(schema.fields.map(\.name)).count == schema.fields.count, "\(schema.name)")
      #expect(schema.fields.allSatisfy { !$0.meaning.isEmpty }, "\(schema.name)")
    }
  }
}
