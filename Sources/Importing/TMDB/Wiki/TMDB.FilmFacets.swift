import Wiki

extension TMDB {
  /// The categories of films; values that several films share are made once.
  struct FilmFacets {
    private let records: Records
    private let lists: [Int: [FacetValue]]
    private var years: [Int: [FacetValue]] = [:]
    private var decades: [Int: [FacetValue]] = [:]
    private var certifications: [String: [FacetValue]] = [:]
    private var languages: [Coded: [FacetValue]] = [:]
    private var countries: [[Coded]: [FacetValue]] = [:]
    private var named: [[Named]: [FacetValue]] = [:]
    private var ratings: [Int: [FacetValue]] = [:]
    private var statuses: [Status: [FacetValue]] = [:]

    init(_ records: Records) {
      self.records = records
      var lists: [Int: [FacetValue]] = [:]
      for list in MovieList.allCases {
        let key = list.rawValue.replacing("_", with: "-")
        let title = Phrase.word("values.list.\(key)")
        let rank = MovieList.allCases.firstIndex(of: list)
        for (place, film) in (records.ranks[list] ?? []).enumerated() {
          lists[film, default: []].append(
            FacetValue(key: key, title: title, rank: rank, place: place + 1))
        }
      }
      self.lists = lists
    }

    mutating func values(of film: Film) -> SmallMap<String, [FacetValue]> {
      let year = film.released?.year
      return [
        "list": lists[film.id] ?? [],
        "genre": numbered(film.genres),
        "decade": year.map { decades.value(of: $0 / 10 * 10, Self.decade) } ?? [],
        "year": year.map { years.value(of: $0, Self.year) } ?? [],
        "language": film.language.map { languages.value(of: $0, records.facetValue(ofLanguage:)) }
          ?? [],
        "country": countries.values(of: film.countries, records.facetValue(ofCountry:)),
        "company": numbered(film.companies),
        "certification": film.certification.map {
          certifications.value(of: $0, FacetValue.init(verbatim:))
        } ?? [],
        "collection": numbered(film.series.map { [$0] } ?? []),
        "rating": film.rating.map { rating in
          ratings.value(of: rating.score) { _ in rating.facetValue }
        } ?? [],
        "status": film.status.map { statuses.value(of: $0, \.facetValue) } ?? [],
      ]
    }

    private mutating func numbered(_ values: [Named]) -> [FacetValue] {
      named.values(of: values, \.facetValue)
    }

    /// The newest comes first.
    private static func year(_ year: Int) -> FacetValue {
      FacetValue(key: "\(year)", title: .verbatim("\(year)"), rank: 9999 - year)
    }

    private static func decade(_ year: Int) -> FacetValue {
      FacetValue(
        key: "\(year)s", title: .sentence("values.decade", ["decade": .verbatim("\(year)")]),
        rank: 9999 - year)
    }
  }
}

extension Dictionary where Value == [FacetValue] {
  fileprivate mutating func value(
    of key: Key, _ make: (Key) -> FacetValue
  ) -> [FacetValue] {
    if let made = self[key] { return made }
    let made = [make(key)]
    self[key] = made
    return made
  }

  fileprivate mutating func values<Element>(
    of key: Key, _ make: (Element) -> FacetValue
  ) -> [FacetValue] where Key == [Element] {
    if key.isEmpty { return [] }
    if let made = self[key] { return made }
    let made = key.map(make)
    self[key] = made
    return made
  }
}
