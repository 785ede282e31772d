import Wiki

extension Entry {
  convenience init(
    _ film: TMDB.Film, at place: Int, in records: TMDB.Records,
    facets: SmallMap<String, [FacetValue]>
  ) {
    self.init(
      id: film.entry, title: film.title, context: film.context,
      badges: film.status.map { [$0.badge] } ?? [],
      facts: records.films[place].facts(in: records),
      facets: facets, measures: film.measures, amounts: film.amounts,
      relations: film.relations(in: records),
      picture: records.images.poster(film.posterPath), changed: nil,
      detail: TMDB.MovieDetail(place, in: records))
  }
}

extension TMDB.Film {
  /// `1999 · Action · Science Fiction`
  fileprivate var context: Phrase {
    let parts = [yearPhrase] + genres.prefix(2).map { .verbatim($0.name) }
    let context = Phrase.list(parts.filter { !$0.isEmpty })
    return context.isEmpty ? .word("tmdb.no-context") : context
  }

  fileprivate var amounts: SmallMap<String, Int> {
    var amounts: SmallMap<String, Int> = [:]
    amounts["budget"] = boxOffice.budget
    amounts["revenue"] = boxOffice.revenue
    return amounts
  }

  fileprivate var measures: SmallMap<Measure.Kind, Int> {
    var measures: SmallMap<Measure.Kind, Int> = [:]
    measures[.date] = released?.measure
    measures[.rating] = rating?.score
    measures[.popularity] = rating?.votes
    return measures
  }

  /// Each person and each film once, with what they are to the film above all.
  fileprivate func relations(in records: TMDB.Records) -> [Relation] {
    relations(toPeopleIn: records)
      + records.recommendations(of: self).map {
        Relation("recommendation", EntryID(TMDB.movies.id, $0))
      }
  }

  private func relations(toPeopleIn records: TMDB.Records) -> [Relation] {
    guard !records.filmography.people.isEmpty else { return [] }
    let cast = credits.cast.prefix(records.settings.castLimit)
    let directors = directors.map(\.person)
    let writers = writers.map(\.person)
    return knownPeople(castLimit: records.settings.castLimit).compactMap { person in
      records.entry(ofPerson: person).map {
        let kind =
          directors.contains(person)
          ? "director"
          : writers.contains(person)
            ? "writer" : cast.contains { $0.person == person } ? "cast" : "crew"
        return Relation(kind, $0)
      }
    }
  }

  fileprivate func facts(in records: TMDB.Records) -> [Fact] {
    // Keys as they are: there are a dozen for each of ten thousand films.
    let facts = [
      Fact(.word("tmdb.facts.original-title"), originalTitle.map(Phrase.verbatim) ?? .empty),
      Fact(.word("tmdb.facts.released"), released.map(Phrase.date) ?? .empty),
      Fact(.word("tmdb.facts.status"), status?.badge.word ?? .empty),
      Fact(.word("tmdb.facts.runtime"), runtime.map(Phrase.runtime(minutes:)) ?? .empty),
      Fact(.word("tmdb.facts.genres"), Self.linked("genre", genres.map(\.facetValue))),
      Fact(
        .word("tmdb.facts.certification"),
        Self.linked("certification", certification.map { [FacetValue(verbatim: $0)] } ?? [])),
      Fact(
        .word("tmdb.facts.language"),
        Self.linked("language", language.map { [records.facetValue(ofLanguage: $0)] } ?? [])),
      Fact(
        .word("tmdb.facts.spoken-languages"),
        .list(spokenLanguages.map { records.facetValue(ofLanguage: $0).title })),
      Fact(
        .word("tmdb.facts.countries"),
        Self.linked("country", countries.map(records.facetValue(ofCountry:)))),
      Fact(.word("tmdb.facts.companies"), Self.linked("company", companies.map(\.facetValue))),
      Fact(
        .word("tmdb.facts.collection"),
        Self.linked("collection", series.map { [$0.facetValue] } ?? [])),
    ]
    return facts.filter { !$0.value.isEmpty }
  }

  private static func linked(_ facet: String, _ values: [FacetValue]) -> Phrase {
    .list(values.map { .category(TMDB.movies, facet, $0) })
  }
}
