import Wiki

extension TMDB {
  /// What many people's cards have in common, made once: there are tens of thousands of them.
  struct PersonWords {
    private var contexts: [Work: Phrase] = [:]
    private var facets: [String: SmallMap<String, [FacetValue]>] = [:]
    private var measures: [Int: SmallMap<Measure.Kind, Int>] = [:]

    /// `Acting · 12 films`
    mutating func context(_ department: String?, films: Int) -> Phrase {
      let work = Work(department: department, films: films)
      if let made = contexts[work] { return made }
      var arguments: Phrase.Arguments = ["films": Phrase.filmCount(films)]
      arguments["department"] = department.map(Phrase.verbatim)
      let made = Phrase.sentence(
        department == nil ? "tmdb.person-context-bare" : "tmdb.person-context", arguments)
      contexts[work] = made
      return made
    }

    mutating func facets(_ department: String?) -> SmallMap<String, [FacetValue]> {
      guard let department else { return [:] }
      if let made = facets[department] { return made }
      let made: SmallMap = ["department": [FacetValue(verbatim: department)]]
      facets[department] = made
      return made
    }

    mutating func measures(films: Int) -> SmallMap<Measure.Kind, Int> {
      if let made = measures[films] { return made }
      let made: SmallMap = [Measure.Kind.popularity: films]
      measures[films] = made
      return made
    }

    private struct Work: Hashable {
      let department: String?
      let films: Int
    }
  }
}
