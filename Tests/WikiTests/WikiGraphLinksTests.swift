import Testing
import Wiki

@Suite struct `The links of a wiki graph` {
  @Test func `are grouped by what they mean, each source once and in its collection's order`() {
    let target = EntryID("moons", "1")
    let graph = WikiGraph(
      collections: [
        .sample([
          .sample("1"), .linked("3", "near", to: "1", "1"), .linked("2", "near", to: "1"),
          .linked("4", "like", to: "1"),
        ]),
        .sample(
          [
            .sample("9", collection: "ships", relations: [Relation("near", target)])
          ], id: "ships"),
      ], sources: [])
    #expect(
      graph.incoming(to: target, upTo: 9).map {
        [$0.kind.collection, $0.kind.name] + $0.places.map { graph.entry(at: $0).id.key }
      } == [["moons", "like", "4"], ["moons", "near", "3", "2"], ["ships", "near", "9"]])
    let first = graph.incoming(to: target, upTo: 1)
    #expect(first.map { $0.places.map { graph.entry(at: $0).id.key } } == [["4"], ["3"], ["9"]])
    #expect(first.map(\.count) == [1, 2, 1])
    #expect(graph.linkCount == 4)
    #expect(graph.incoming(to: EntryID("moons", "2"), upTo: 9).isEmpty)
    #expect(graph.incoming(to: EntryID("moons", "none"), upTo: 9).isEmpty)
  }

  @Test func `that lead to no entry are left out`() {
    let graph = graph([.linked("1", "near", to: "none")])
    #expect(graph.linkCount == 0)
    #expect(graph.incoming(to: EntryID("moons", "none"), upTo: 9).isEmpty)
  }

  @Test func `show the neighbours with the most of them, in the wiki's order`() throws {
    // The fourth has so many links that it is among the first two, the second so few that it is not.
    let many = (10..<30).map { Entry.linked("\($0)", "near", to: "4", "3") }
    let first = Entry.linked("1", "near", to: "4", "2", "3")
    let graph = graph([first, .sample("2"), .sample("3"), .sample("4")] + many)
    #expect(graph.neighbours(of: first, upTo: 2).map { graph.entry(at: $0).id.key } == ["3", "4"])
    #expect(
      graph.neighbours(of: first, upTo: 9).map { graph.entry(at: $0).id.key } == ["2", "3", "4"])
    let second = try #require(graph.entry(EntryID("moons", "2")))
    #expect(graph.neighbours(of: second, upTo: 9).map { graph.entry(at: $0).id.key } == ["1"])
  }

  @Test func `never make an entry its own neighbour`() {
    let entry = Entry.linked("1", "near", to: "1")
    #expect(graph([entry]).neighbours(of: entry, upTo: 9).isEmpty)
  }

  @Test func `say who meets whom most often, ties in the collection's order`() {
    let entries = [
      Entry.linked("1", "orbit", to: "7", "8"), .linked("2", "orbit", to: "8"),
      .linked("3", "orbit", to: "7", "8"), .linked("4", "orbit", to: "7"),
      .linked("5", "like", to: "7"), .sample("7"), .sample("8"),
    ]
    let relations = CollectionRelations(meeting: "orbit")
    let graph = graph(entries, relations: relations)
    let companions = graph.companions(of: entries[0], upTo: 2)
    #expect(companions.map(\.entry.key) == ["3", "2"])
    #expect(companions.map(\.meetings) == [2, 1])
    #expect(graph.companions(of: entries[4], upTo: 9).isEmpty)
  }

  @Test(arguments: [0, 2_000])
  func `say so however many there are who meet nobody`(others: Int) {
    let guests = (1...40).map { guest in
      Entry.linked("\(guest)", "orbit", to: "41", guest.isMultiple(of: 3) ? "42" : "43")
    }
    let entries =
      guests + [.sample("41"), .sample("42"), .sample("43")]
      + (0..<others).map { .sample("other-\($0)") }
    let graph = graph(entries, relations: CollectionRelations(meeting: "orbit"))
    let companions = graph.companions(of: guests[2], upTo: 15)
    #expect(
      companions.map(\.entry.key) == (6...39).filter { $0.isMultiple(of: 3) }.map(String.init)
        + ["1", "2", "4"])
    #expect(companions.map(\.meetings) == Array(repeating: 2, count: 12) + [1, 1, 1])
  }

  @Test func `let nobody meet whose collection does not say how`() {
    let entries = [
      Entry.linked("1", "orbit", to: "7"), .linked("2", "orbit", to: "7"), .sample("7"),
    ]
    #expect(graph(entries).companions(of: entries[0], upTo: 9).isEmpty)
  }

  @Test func `and names: several entries of one name stand together`() {
    let collection = EntryCollection.sample([
      .sample("1", title: "Io"), .sample("2", title: "Europa"), .sample("3", title: "IO"),
    ])
    let graph = WikiGraph(collections: [collection], sources: [])
    #expect(graph.sharedNames(in: collection).map { $0.map(\.id.key) } == [["1", "3"]])
    #expect(graph.nameGroup(of: collection.entries[2]).map(\.key) == ["1", "3"])
    #expect(graph.nameGroup(of: collection.entries[1]).isEmpty)
  }

  @Test func `and names: of several collections and groups, each by its first`() {
    let moons = EntryCollection.sample([
      .sample("1", title: "Io"), .sample("2", title: "Europa"), .sample("3", title: "EUROPA"),
      .sample("4", title: "io"), .sample("5", title: "Io"), .sample("6", title: "Titan"),
    ])
    let ships = EntryCollection.sample(
      [.sample("1", title: "Titan", collection: "ships")], id: "ships")
    let none = EntryCollection.sample([], id: "none")
    let graph = WikiGraph(collections: [moons, none, ships], sources: [])
    #expect(
      graph.sharedNames(in: moons).map { $0.map(\.id.key) } == [["1", "4", "5"], ["2", "3"]])
    #expect(graph.sharedNames(in: ships).isEmpty)
    #expect(graph.sharedNames(in: none).isEmpty)
    #expect(!graph.hasNamesakes(ships.entries[0]))
    #expect(graph.namesakes(of: ships.entries[0], upTo: 3) == ([], 0))
  }

  @Test func `and names: two entries of one id are no reason to stop`() {
    let collection = EntryCollection.sample([.sample("1"), .sample("1"), .sample("2")])
    let graph = WikiGraph(collections: [collection], sources: [])
    #expect(graph.nameGroup(of: collection.entries[0]).map(\.key) == ["1", "1", "2"])
  }

  private func graph(
    _ entries: [Entry], relations: CollectionRelations = CollectionRelations()
  ) -> WikiGraph {
    let definition = CollectionDefinition(
      id: "moons", source: "solar", template: "solar/moon", detail: Moon.schema, facets: [],
      isPictured: true, relations: relations)
    return WikiGraph(
      collections: [EntryCollection(definition, entries: entries)], sources: [])
  }
}

extension Entry {
  fileprivate static func linked(_ key: String, _ kind: String, to targets: String...) -> Entry {
    .sample(key, relations: targets.map { Relation(kind, EntryID("moons", $0)) })
  }
}
