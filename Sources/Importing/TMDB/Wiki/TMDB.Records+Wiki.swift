import Wiki

extension TMDB.Records {
  /// `nil` if the person has no page.
  func entry(ofPerson id: Int) -> EntryID? {
    filmography.hasPage(id) ? EntryID(TMDB.people.id, id) : nil
  }

  /// That of somebody whom a film credits; `nil` if they have no page.
  func entry(of credit: some TMDB.Credit) -> EntryID? {
    hasPage(credit) ? EntryID(TMDB.people.id, credit.person) : nil
  }

  /// A name, linked where there is a page.
  func phrase(of credit: some TMDB.Credit) -> Phrase {
    let name = Phrase.verbatim(name(of: credit))
    return entry(of: credit).map { .link(Link(name, to: .entry($0))) } ?? name
  }

  /// Each job once.
  func phrase(ofJobs credits: [TMDB.CrewCredit]) -> Phrase {
    .list(credits.map(\.job).unique.map { .verbatim(people.word($0)) })
  }

  func facetValue(ofLanguage language: TMDB.Coded) -> FacetValue {
    language.facetValue(among: languages)
  }

  func facetValue(ofCountry country: TMDB.Coded) -> FacetValue {
    country.facetValue(among: countries)
  }
}

extension TMDB.Coded {
  fileprivate func facetValue(among names: [String: String]) -> FacetValue {
    let name = names[code] ?? code.uppercased()
    return FacetValue(key: code, name: name, title: .verbatim(name))
  }
}

extension TMDB.Named {
  var facetValue: FacetValue { FacetValue(number: id, name: name) }
}

extension TMDB.Film {
  var entry: EntryID { EntryID(TMDB.movies.id, id) }

  var link: Link { Link(.verbatim(title), to: .entry(entry)) }

  /// Empty where nobody knows it.
  var yearPhrase: Phrase { released.map { .verbatim("\($0.year)") } ?? .empty }
}
