import Wiki

/// All that lists and the frame of its page know of an entry, for programs.
struct EntryRecord {
  let value: DataValue

  init(_ entry: Entry, in site: Site) {
    let definition = site.graph.collection(entry.id.collection)?.definition
    var members = site.reference(to: entry.id)
    members["data"] = nil
    members["kind"] = definition?.template.split(separator: "/").last.map { .plain(String($0)) }
    members["collection"] = .plain(entry.id.collection)
    members["context"] = .text(entry.context)
    members["changed"] = entry.changed.map { .plain($0.iso8601) }
    members["picture"] = site.shelf.file(of: entry.picture).map(Self.picture)
    members["facets"] = Self.facets(of: entry, in: site)
    members["facts"] = .list(
      entry.facts.map { .object(["label": .text($0.label), "value": .text($0.value)]) })
    members["measures"] = .known(
      Dictionary(
        entry.measures.map { ($0.key.rawValue, Self.measure($0.key, $0.value)) }
      ) { first, _ in first })
    members["amounts"] = .object(
      Dictionary(entry.amounts.map { ($0.key, .number($0.value)) }) { first, _ in first })
    members["relations"] = .object(
      Dictionary(grouping: entry.relations, by: \.kind).mapValues { relations in
        .list(relations.map { .known(site.reference(to: $0.target)) })
      })
    value = .known(members)
  }

  private static func picture(_ file: SitePicture) -> DataValue {
    .object([
      "path": .plain(file.path), "width": .number(file.width), "height": .number(file.height),
    ])
  }

  private static func facets(of entry: Entry, in site: Site) -> DataValue {
    .object(
      Dictionary(
        entry.facets.filter { !$0.value.isEmpty }.map { facet, values in
          (facet, .list(values.map { value(of: $0, facet, of: entry, in: site) }))
        }
      ) { first, _ in first })
  }

  private static func value(
    of value: FacetValue, _ facet: String, of entry: Entry, in site: Site
  ) -> DataValue {
    .known([
      "key": .plain(value.key), "title": .text(value.title),
      "url": site.paths.category(entry.id.collection, facet, value.key).map(DataValue.plain),
    ])
  }

  /// As readers know it; nil of a day that no calendar has.
  private static func measure(_ kind: Measure.Kind, _ value: Int) -> DataValue? {
    switch kind {
    case .date: CalendarDate(measure: value).map { .plain($0.iso8601) }
    case .rating: .decimal(value, places: 1)
    case .popularity: .number(value)
    }
  }
}

extension Site {
  /// What names an entry and says where it is.
  func reference(to id: EntryID) -> [String: DataValue?] {
    [
      "id": .plain(id.description), "title": graph.entry(id).map { .plain($0.title) },
      "url": paths.detail(of: id).map(DataValue.plain),
      "data": paths.data(of: id).map(DataValue.plain),
    ]
  }
}
