import Testing
import Wiki

@Suite struct `A wiki graph` {
  private let color = Facet("color")

  @Test func `finds an entry and a collection by id`() {
    let graph = graph([.sample("1"), .sample("2", title: "Europa")])
    #expect(graph.entry(EntryID("moons", "2"))?.title == "Europa")
    #expect(graph.entry(EntryID("moons", "3")) == nil)
    #expect(graph.entry(EntryID("planets", "1")) == nil)
    #expect(graph.collection("moons")?.entries.count == 2)
    #expect(graph.collection("planets") == nil)
  }

  @Test func `knows the other entries of the same name and collection`() throws {
    let first = Entry.sample("1", title: "Io")
    let graph = WikiGraph(
      collections: [
        .sample([first, .sample("2", title: "IO"), .sample("3", title: "Europa")]),
        .sample([.sample("1", title: "Io", collection: "ships")], id: "ships"),
      ], sources: [])
    #expect(graph.namesakes(of: first, upTo: 5) == ([EntryID("moons", "2")], 1))
    #expect(graph.namesakes(of: first, upTo: 0) == ([], 1))
    for id in [EntryID("moons", "3"), EntryID("ships", "1")] {
      #expect(graph.namesakes(of: try #require(graph.entry(id)), upTo: 5) == ([], 0))
    }
  }

  @Test func `counts the entries that an entry names and that name it`() {
    let second = EntryID("moons", "2")
    let first = Entry.sample(
      "1", relations: [Relation("near", second), Relation("like", second)])
    let graph = graph([first, .sample("2", relations: [Relation("near", first.id)]), .sample("3")])
    #expect(graph.connections(of: first) == 2)
    #expect(graph.entry(second).map(graph.connections) == 2)
    #expect(graph.entry(EntryID("moons", "3")).map(graph.connections) == 0)
  }

  @Test func `puts ranked values first, then the largest, then the first of the alphabet`() {
    let values = [
      FacetValue(verbatim: "b"), FacetValue(verbatim: "a"), FacetValue(verbatim: "large"),
      FacetValue(verbatim: "large"),
      FacetValue(key: "second", title: .word("second"), rank: 2),
      FacetValue(key: "first", title: .word("first"), rank: 1),
    ]
    let categories = categories(values.map { [$0] })
    #expect(categories.map(\.value.key) == ["first", "second", "large", "a", "b"])
    #expect(categories.allSatisfy { !$0.hasNamesakes })
  }

  @Test func `keeps the members of a category in the collection's order`() {
    let red = FacetValue(verbatim: "red")
    let categories = categories([[red], [], [red], [FacetValue(verbatim: "blue"), red]])
    #expect(categories.first?.members.map(\.id.key) == ["0", "2", "3"])
  }

  @Test func `puts the members of a ranked category in the order of their places`() {
    let places: [Int?] = [3, nil, 1, 2]
    let categories = categories(
      places.map { [FacetValue(key: "best", title: .word("best"), place: $0)] })
    #expect(categories.map { $0.members.map(\.id.key) } == [["2", "3", "0", "1"]])
  }

  @Test func `keeps two values of one name apart by their numbers`() {
    let categories = categories([
      [FacetValue(number: 7, name: "Film")], [FacetValue(number: 9, name: "Film")],
    ])
    #expect(categories.map(\.members.count) == [1, 1])
    #expect(categories.map(\.hasNamesakes) == [true, true])
  }

  @Test func `knows the source of an entry`() {
    let record = SourceRecord(
      id: "solar", origin: .live, isSample: false, dataDate: nil, oneSidedLinks: [],
      credits: .word("solar"), findings: [:])
    let graph = WikiGraph(collections: [.sample([.sample("1")])], sources: [record])
    #expect(graph.source(of: EntryID("moons", "1"))?.credits == .word("solar"))
    #expect(graph.source(of: EntryID("ships", "1"))?.credits == nil)
  }

  @Test func `has no category of a facet that no entry speaks of`() {
    #expect(categories([[], []]).isEmpty)
  }

  private func categories(_ values: [[FacetValue]]) -> [Category] {
    let entries = values.enumerated().map { place, values in
      Entry.sample("\(place)", facets: ["color": values])
    }
    let collection = EntryCollection.sample(entries, facets: [color])
    return WikiGraph(collections: [collection], sources: [])
      .categories(of: collection, by: color)
  }

  private func graph(_ entries: [Entry]) -> WikiGraph {
    WikiGraph(collections: [.sample(entries)], sources: [])
  }
}
