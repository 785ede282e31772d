import Wiki

@testable import History

extension Entry {
  /// A moon; only what matters to a test is said.
  static func moon(
    _ key: String = "1", title: String = "Io", color: Phrase = .empty, votes: Int = 0,
    near: [String] = [], liked: [String] = []
  ) -> Entry {
    let facts = [
      Fact(.word("solar.color"), color), Fact(.word("solar.votes"), .number(votes)),
    ].filter { !$0.value.isEmpty }
    return Entry(
      id: EntryID("moons", key), title: title, context: .empty, badges: [], facts: facts,
      facets: [:],
      relations: near.map { Relation("near", EntryID("moons", $0)) }
        + liked.map { Relation("liked", EntryID("moons", $0)) },
      picture: nil, changed: nil, detail: Moon())
  }
}

extension Snapshot {
  static func moons(_ entries: [Entry], isExhaustive: Bool = true) -> Snapshot {
    Snapshot(of: [
      EntryCollection(
        CollectionDefinition(
          id: "moons", source: "solar", template: "solar/moon", detail: Moon.schema, facets: [],
          isPictured: false,
          news: CollectionNews(facts: ["solar.color"], relations: ["near": "solar.near"]),
          isExhaustive: isExhaustive),
        entries: entries)
    ])
  }
}

extension EntryChange {
  static func moon(_ kind: Kind, _ key: String = "1", title: String = "Io") -> EntryChange {
    EntryChange(EntryID("moons", key), title: title, kind)
  }

  static func moon(
    _ key: String = "1", title: String = "Io", fields: FieldChange...
  ) -> EntryChange {
    .moon(.changed(fields: fields), key, title: title)
  }
}

extension FieldChange {
  static func color(_ before: Phrase, _ after: Phrase) -> FieldChange {
    FieldChange(.word("solar.color"), .value(before: before, after: after))
  }

  static func near(added: [String] = [], removed: [String] = []) -> FieldChange {
    FieldChange(.word("solar.near"), .members(added: added, removed: removed))
  }

  static func name(_ before: String, _ after: String) -> FieldChange {
    FieldChange(
      .word("changes.name"), .value(before: .verbatim(before), after: .verbatim(after)))
  }
}
