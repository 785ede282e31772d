import Wiki

extension String {
  /// Whether the API says anything here; it writes `unknown` or nothing where it does not.
  var isKnown: Bool { !isEmpty && lowercased() != "unknown" }

  /// The text as a facet's value; nothing says nothing.
  var facetValues: [FacetValue] {
    if isEmpty { return [] }
    return isKnown
      ? [FacetValue(verbatim: self)]
      : [FacetValue(key: "unknown", title: .word("rickandmorty.unknown"))]
  }
}

extension RickAndMorty.Place {
  var entry: EntryID? {
    if case .location(let id, _) = self { EntryID(RickAndMorty.locations.id, id) } else { nil }
  }

  /// The name, or the word for an unknown place.
  var title: Phrase {
    switch self {
    case .unknown: .word("rickandmorty.unknown-origin")
    case .unlisted(let name), .location(_, let name): .verbatim(name)
    }
  }

  /// Two places of one name are two.
  var facetValue: FacetValue {
    switch self {
    case .unknown: FacetValue(key: "unknown", title: .word("rickandmorty.unknown"))
    case .unlisted(let name): FacetValue(verbatim: name)
    case .location(let id, let name):
      FacetValue(key: "location \(id)", number: id, name: name, title: .verbatim(name))
    }
  }

  /// The name, linked where there is a page.
  var phrase: Phrase {
    if case .unknown = self { return .word("rickandmorty.unknown") }
    return entry.map { .link(Link(title, to: .entry($0))) } ?? title
  }
}

extension RickAndMorty.LocationMention {
  var entry: EntryID { EntryID(RickAndMorty.locations.id, id) }
}

extension RickAndMorty.EpisodeMention {
  var entry: EntryID { EntryID(RickAndMorty.episodes.id, id) }

  var link: Link { Link(.verbatim(name), to: .entry(entry)) }

  /// `S01E02`, linked.
  var phrase: Phrase {
    .link(Link(.list([.verbatim(code.text), .verbatim(name)]), to: .entry(entry)))
  }
}

extension RickAndMorty.AirDate {
  var measures: SmallMap<Measure.Kind, Int> {
    if case .day(let day) = self { [.date: day.measure] } else { [:] }
  }

  /// Empty where nobody knows.
  var phrase: Phrase {
    switch self {
    case .unknown: .empty
    case .day(let day): .date(day)
    case .words(let words): .verbatim(words)
    }
  }
}
