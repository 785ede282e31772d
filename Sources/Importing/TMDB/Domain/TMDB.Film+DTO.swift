import Diagnostics
import Wiki

extension TMDB.Film {
  init(_ dto: MovieDTO, settings: TMDB.Settings, people: TMDB.PeopleTable) {
    id = dto.id
    let original = dto.originalTitle.someLine
    title = dto.title.someLine ?? original ?? "#\(dto.id)"
    originalTitle = original == title ? nil : original
    overview = dto.overview.someLine
    tagline = dto.tagline.someLine
    status = TMDB.Status(dto.status)
    let date = dto.releaseDate.someLine
    released = date.flatMap(CalendarDate.init(iso8601:))
    runtime = Self.runtimes.contains(dto.runtime) ? dto.runtime : nil
    genres = Self.named(dto.genres, people)
    certification = Self.certification(of: dto, in: settings.region ?? "US").map(people.shared)
    language = TMDB.Coded(code: dto.originalLanguage, people: people)
    spokenLanguages = Self.languages(of: dto, people)
    countries = Self.countries(of: dto, people)
    companies = Self.named(dto.companies, people)
    series = dto.collection.flatMap { TMDB.Named($0, people: people) }
    boxOffice = TMDB.BoxOffice(budget: dto.budget, revenue: dto.revenue)
    rating = TMDB.Rating(average: dto.voteAverage, votes: dto.voteCount)
    posterPath = dto.posterPath
    credits = TMDB.Credits(dto.credits, film: dto.id, people: people)
    keywords =
      dto.keywords?.keywords.compactMap { $0.name.someLine.map(people.shared) }.unique ?? []
    recommendations = dto.recommendations?.results.filter(\.isFilm).map(\.id).unique ?? []
    trailer = TMDB.Trailer(
      among: dto.videos?.results ?? [], language: settings.language.prefix(2))
    imdb = TMDB.IMDbKey("tt", among: dto.externalIDs?.imdbID ?? "", dto.imdbID)
    homepage = WebAddress(dto.homepage.singleLine)
    warnings = released == nil ? date.map { [Self.noDate($0, of: dto.id)] } ?? [] : []
  }

  /// In minutes: the longest film there is lasts about half of the most.
  private static let runtimes = 1...100_000

  private static func named(_ dtos: [NamedDTO], _ people: TMDB.PeopleTable) -> [TMDB.Named] {
    dtos.compactMap { TMDB.Named($0, people: people) }.unique(by: \.id)
  }

  private static func languages(
    of dto: MovieDTO, _ people: TMDB.PeopleTable
  ) -> [TMDB.Coded] {
    dto.spokenLanguages.compactMap {
      TMDB.Coded(
        code: $0.code, name: $0.englishName.someLine ?? $0.name, people: people)
    }.unique(by: \.code)
  }

  /// Where it was produced, else where it is from.
  private static func countries(
    of dto: MovieDTO, _ people: TMDB.PeopleTable
  ) -> [TMDB.Coded] {
    let produced = dto.countries.compactMap {
      TMDB.Coded(code: $0.code, name: $0.name, people: people)
    }
    let origins = dto.originCountries.compactMap { TMDB.Coded(code: $0, people: people) }
    return (produced.isEmpty ? origins : produced).unique(by: \.code)
  }

  /// That of the release in cinemas, else the first.
  private static func certification(of dto: MovieDTO, in region: String) -> String? {
    let releases = dto.releaseDates?.results.filter { $0.code == region }.flatMap(\.releases) ?? []
    return (releases.filter { $0.type == ReleaseDTO.theatrical } + releases)
      .lazy.compactMap(\.certification.someLine).first
  }

  private static func noDate(_ text: String, of id: Int) -> Warning {
    Warning(
      .unforeseenForm, subject: "movies/\(id)",
      "movies/\(id) has the release_date '\(text)', which is no date.")
  }
}

extension ReleaseDTO {
  fileprivate static let theatrical = 3
}
