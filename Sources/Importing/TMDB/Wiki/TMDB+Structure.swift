import Wiki

extension TMDB {
  static let filmStructure = StructuredType(
    "Movie",
    [
      film("datePublished") { film, _ in film.released.map(StructuredValue.date) },
      film("director") { film, records in .some(film.directors.map { records.structure(of: $0) }) },
      film("actor") { film, records in
        let cast = film.credits.cast.prefix(records.settings.castLimit)
        return .some(cast.map { records.structure(of: $0) })
      },
      film("genre") { film, _ in .some(film.genres.map { .text(.verbatim($0.name)) }) },
      // ISO 8601
      film("duration") { film, _ in film.runtime.map { .text(.verbatim("PT\($0)M")) } },
      film("aggregateRating") { film, _ in film.rating.map(\.structure) },
      film("inLanguage") { film, _ in film.language.map { .text(.verbatim($0.code)) } },
      film("countryOfOrigin") { film, records in
        .some(film.countries.map { .named("Country", records.facetValue(ofCountry: $0).title) })
      },
    ])

  static let personStructure = StructuredType(
    "Person",
    [
      StructuredProperty("birthDate", of: PersonDetail.self) {
        $0.biography?.born.map(StructuredValue.date)
      },
      StructuredProperty("deathDate", of: PersonDetail.self) {
        $0.biography?.died.map(StructuredValue.date)
      },
      StructuredProperty("jobTitle", of: PersonDetail.self) {
        $0.records.knownFor($0.person).map { .text(.verbatim($0)) }
      },
    ])

  private static func film(
    _ name: String, read: @escaping @Sendable (Film, Records) -> StructuredValue?
  ) -> StructuredProperty {
    StructuredProperty(name, of: MovieDetail.self) { read($0.film, $0.records) }
  }
}

extension TMDB.Records {
  fileprivate func structure(of credit: some TMDB.Credit) -> StructuredValue {
    entry(of: credit).map(StructuredValue.entry) ?? .named("Person", .verbatim(name(of: credit)))
  }
}

extension TMDB.Rating {
  fileprivate var structure: StructuredValue {
    .thing(
      type: "AggregateRating",
      properties: [
        "ratingValue": .decimal(score, places: 1), "bestRating": .number(10),
        "ratingCount": .number(votes),
      ])
  }
}
