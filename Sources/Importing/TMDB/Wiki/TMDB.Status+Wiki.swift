import Wiki

extension TMDB.Status {
  var badge: Badge {
    if case .other(let word) = self { return Badge("status", key, text: word) }
    return Badge("status", key)
  }

  var facetValue: FacetValue {
    if case .other(let word) = self { return FacetValue(verbatim: word) }
    return FacetValue(
      key: key, title: badge.word, rank: Self.foreseen.firstIndex(of: self))
  }

  /// From what everyone can see to what nobody will.
  private static let foreseen: [Self] = [
    .released, .postProduction, .inProduction, .planned, .rumored, .canceled,
  ]

  /// The name of the value in strings files and addresses.
  private var key: String {
    switch self {
    case .released: "released"
    case .postProduction: "post-production"
    case .inProduction: "in-production"
    case .planned: "planned"
    case .rumored: "rumored"
    case .canceled: "canceled"
    case .other: "unforeseen"
    }
  }
}
