import Wiki

extension RickAndMorty.Gender {
  /// The name of the value in strings files and addresses.
  private var key: String {
    switch self {
    case .female: "female"
    case .male: "male"
    case .genderless: "genderless"
    case .unknown: "unknown"
    case .other: "other"
    }
  }

  var badge: Badge {
    if case .other(let word) = self { return Badge("gender", key, text: word) }
    return Badge("gender", key)
  }

  var facetValue: FacetValue {
    switch self {
    case .female: FacetValue(key: key, title: title, rank: 0)
    case .male: FacetValue(key: key, title: title, rank: 1)
    case .genderless: FacetValue(key: key, title: title, rank: 2)
    case .unknown: FacetValue(key: key, title: title, rank: 3)
    case .other(let word): FacetValue(verbatim: word)
    }
  }

  private var title: Phrase { .word(String(parts: "values.gender.", key)) }
}
