import Testing
import Wiki

@testable import Pages

@Suite struct `A collection as it is searched` {
  private static func searched(
    _ entries: [Entry], facets: [Facet] = [], measures: [Measure] = [], mostBadges: Int = 90
  ) -> SearchCollection {
    let collection = EntryCollection.sample(entries, facets: facets, measures: measures)
    return SearchCollection(collection, in: .sample(collection), mostBadges: mostBadges)
  }

  @Test func `has the important ones first, else the order of the collection`() {
    let entries = [3, 0, 900, 4].enumerated().map { place, votes in
      Entry.sample("\(place)", title: "Moon \(9 - place)", measures: [.popularity: votes])
    }
    let searched = Self.searched(entries, measures: [Measure(.popularity)])
    #expect(searched.documents.map(\.id.key) == ["2", "0", "3", "1"])
    #expect(searched.orders.first { $0.id == "list" }?.places == [3, 1, 4, 2])
    #expect(searched.orders.first { $0.id == "name" }?.places == [2, 4, 1, 3])
    #expect(searched.orders.first { $0.id == "popularity" }?.places == [4, 2, 3, 1])
  }

  @Test func `takes connections for importance where nothing else is known`() {
    let link = Relation("near", EntryID("moons", "2"))
    let searched = Self.searched([
      .sample("1", title: "A", relations: [link]), .sample("2", title: "B"),
      .sample("3", title: "C", relations: [link]),
    ])
    #expect(searched.documents.map(\.id.key) == ["2", "1", "3"])
  }

  @Test func `knows of each word what it is to the title`() {
    let vocabulary = Self.searched([
      .sample("1", title: "Io"), .sample("2", title: "Io and Io’s ΙΟ"),
      .sample("3", title: "Not Io"),
    ]).vocabulary
    #expect(vocabulary.words == ["and", "io", "ios", "not", "ιο"])
    let io = vocabulary.postings[1]
    #expect(io.map(\.document) == [0, 1, 2])
    #expect(io.map(\.match) == [.title, .beginning, .inside])
  }

  @Test func `sorts words as a browser does`() {
    let words = Self.searched(
      ["𝒜𐐷", "ﷰx", "b", "\u{FB13}", "豈", "𐐷", "ba", "か", "\u{D7A3}", "𠮷", "z"].enumerated().map {
        .sample("\($0)", title: $1)
      }
    ).vocabulary.words
    let units = words.map { Array($0.utf16) }
    #expect(zip(units, units.dropFirst()).allSatisfy { $0.lexicographicallyPrecedes($1) })
  }

  @Test func `has filters with the names of the category pages`() {
    let color = [FacetValue(number: 7, name: "Red"), FacetValue(verbatim: "???")]
    let searched = Self.searched(
      [
        .sample("1", facets: ["color": color, "hidden": color]), .sample("2"),
        .sample("3", facets: ["color": [color[0]], "only": [color[0]]]),
      ],
      facets: [
        Facet("color"), Facet("hidden", role: .pages), Facet("only", role: .filter), Facet("none"),
      ])
    #expect(searched.filters.map(\.facet.id) == ["color", "only"])
    #expect(searched.filters.first?.values.map(\.slug).first == "7-red")
    #expect(searched.filters.first?.values.map(\.title) == [.verbatim("Red"), .verbatim("???")])
    #expect(searched.filters.map(\.documents) == [[[0, 1], [], [0]], [[], [], [0]]])
  }

  @Test func `has the order of a category that the source ranks`() {
    func best(_ place: Int?) -> SmallMap<String, [FacetValue]> {
      ["list": [FacetValue(key: "best", title: .verbatim("Best"), place: place)]]
    }
    let searched = Self.searched(
      [.sample("1", facets: best(2)), .sample("2"), .sample("3", facets: best(1))],
      facets: [Facet("list", role: .pages)])
    #expect(searched.filters.isEmpty)
    #expect(searched.orders.map(\.id) == ["name", "list", "list/best"])
    #expect(searched.orders.last?.places == [2, 0, 1])
  }

  @Test func `has a measure only if some entry has it, and equals share a place`() {
    let entries = [20, 10, nil, 20].enumerated().map { key, date in
      Entry.sample("\(key)", measures: date.map { [.date: $0] } ?? [:])
    }
    let searched = Self.searched(entries, measures: [Measure(.rating), Measure(.date)])
    #expect(searched.measures.map(\.kind) == [.date])
    #expect(searched.orders.last?.places == [2, 1, 0, 2])
  }

  @Test func `has the badges that most of its entries have, and no more than a digit can name`() {
    let entries = ["icy", "icy", "hot", "odd"].enumerated().map {
      Entry.sample("\($0)", badges: [Badge("state", $1)])
    }
    #expect(Self.searched(entries).badges.map(\.value) == ["hot", "icy", "odd"])
    #expect(Self.searched(entries, mostBadges: 2).badges.map(\.value) == ["hot", "icy"])
  }

  @Test(arguments: [
    ("Mr. Goldenfold", "mr-goldenfold", true), ("S.H.I.E.L.D.", "s-h-i-e-l-d", true),
    ("...R2-D2!", "r2-d2", true), ("Rick  Ⅱ", "rick-ii", false),
    ("Zoë", "zoe", false), ("!!!", "", false), (String(repeating: "Moon ", count: 20), nil, false),
  ])
  func `says whether the title alone tells the address`(
    title: String, slug: String?, isSimple: Bool
  ) {
    let document = Self.searched([.sample(title: title)]).documents.first
    if let slug { #expect(document?.slug == slug) }
    #expect(document?.hasSimpleSlug == isSimple)
  }
}
