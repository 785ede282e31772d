import Diagnostics
import Wiki

extension TMDB {
  /// A film with nothing in it that its pages do not show: a wiki holds ten thousand.
  ///
  /// A class because people, categories and pages all hold films.
  final class Film: Sendable {
    let id: Int
    let title: String
    /// `nil` if it is the title.
    let originalTitle: String?
    let overview: String?
    let tagline: String?
    let status: Status?
    let released: CalendarDate?
    /// In minutes.
    let runtime: Int?
    let genres: [Named]
    /// What the region lets whom see.
    let certification: String?
    let language: Coded?
    let spokenLanguages: [Coded]
    let countries: [Coded]
    let companies: [Named]
    let series: Named?
    let boxOffice: BoxOffice
    let rating: Rating?
    let posterPath: String?
    let credits: Credits
    let keywords: [String]
    /// The ids of films that need not be in the wiki.
    let recommendations: [Int]
    let trailer: Trailer?
    let imdb: IMDbKey?
    let homepage: WebAddress?
    let warnings: [Warning]

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
  }
}
