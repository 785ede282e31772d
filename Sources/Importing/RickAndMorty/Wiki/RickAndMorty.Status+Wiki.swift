import Wiki

extension RickAndMorty.Status {
  /// The name of the value in strings files and addresses.
  private var key: String {
    switch self {
    case .alive: "alive"
    case .dead: "dead"
    case .unknown: "unknown"
    case .other: "other"
    }
  }

  var badge: Badge {
    if case .other(let word) = self { return Badge("status", key, text: word) }
    return Badge("status", key)
  }

  var facetValue: FacetValue {
    switch self {
    case .alive: FacetValue(key: key, title: title, rank: 0)
    case .dead: FacetValue(key: key, title: title, rank: 1)
    case .unknown: FacetValue(key: key, title: title, rank: 2)
    case .other(let word): FacetValue(verbatim: word)
    }
  }

  private var title: Phrase { .word(String(parts: "values.status.", key)) }
}
