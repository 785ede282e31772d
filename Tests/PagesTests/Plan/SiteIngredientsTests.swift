import Pages
import Testing
import Wiki

@Suite struct `What the pages of a site are made from` {
  @Test func `is told where the details of a collection tell it`() {
    #expect(site(of: [entry(ToldMoon())]).tellsPages)
    #expect(!site(of: [entry(Moon())]).tellsPages)
    #expect(!site(of: []).tellsPages)
  }

  @Test func `is not told where entries meet, whose pages depend on links of links`() {
    #expect(!site(of: [entry(ToldMoon())], meeting: "orbit").tellsPages)
  }

  private struct ToldMoon: TemplateModel {
    static let fields: [TemplateField<ToldMoon>] = []

    func tell(_ ingredients: inout Ingredients) -> Bool { true }
  }

  private func entry(_ detail: any TemplateModel) -> Entry {
    Entry(
      id: EntryID("moons", "1"), title: "Io", context: .empty, badges: [], facts: [], facets: [:],
      measures: [:], amounts: [:], relations: [], picture: nil, changed: nil, detail: detail)
  }

  private func site(of entries: [Entry], meeting: String? = nil) -> Site {
    .sample(.sample(entries, relations: CollectionRelations(meeting: meeting)))
  }
}
