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
    /// Of all that its answer says and a wiki may show; `nil` where nobody asks for it.
    let mark: ContentMark?

    /// `names` are those of genres, which a film may lack.
    init(
      _ excerpt: FilmExcerpt, naming names: [Int: String], settings: Settings,
      people: PeopleTable, mark: ContentMark? = nil
    ) {
      self.mark = mark
      id = excerpt.id
      title = excerpt.title
      originalTitle = excerpt.originalTitle
      overview = excerpt.overview
      tagline = excerpt.tagline
      status = excerpt.status.flatMap(Status.init)
      released = excerpt.releaseDate.flatMap(CalendarDate.init(iso8601:))
      runtime = Self.runtimes.contains(excerpt.runtime) ? excerpt.runtime : nil
      boxOffice = BoxOffice(budget: excerpt.budget, revenue: excerpt.revenue)
      rating = excerpt.rating
      posterPath = excerpt.posterPath
      recommendations = excerpt.recommendations
      trailer = Trailer(of: excerpt, language: settings.language.prefix(2))
      imdb = excerpt.imdb.flatMap { IMDbKey("tt", among: $0) }
      homepage = excerpt.homepage.flatMap { WebAddress($0) }
      warnings = Self.warnings(aboutDate: excerpt.releaseDate, released, of: excerpt.id)
      let known = people.numbers(of: excerpt.crew)
      let shared = people.note {
        SharedParts(excerpt, naming: names, in: settings, known: known, &$0)
      }
      genres = shared.genres
      certification = shared.certification
      language = shared.language
      spokenLanguages = shared.spokenLanguages
      countries = shared.countries
      companies = shared.companies
      series = shared.series
      credits = shared.credits
      keywords = shared.keywords
    }

    /// What has words that come up again and again.
    private struct SharedParts {
      let genres: [Named]
      let certification: String?
      let language: Coded?
      let spokenLanguages: [Coded]
      let countries: [Coded]
      let companies: [Named]
      let series: Named?
      let credits: Credits
      let keywords: [String]

      init(
        _ excerpt: FilmExcerpt, naming names: [Int: String], in settings: Settings,
        known: [(department: Int32?, job: Int32?)], _ table: inout PeopleTable.State
      ) {
        func named(_ dtos: [NamedDTO]) -> [Named] {
          dtos.compactMap { Named($0, in: &table) }.unique { $0.id }
        }
        func coded(_ coded: FilmExcerpt.Coded) -> Coded {
          Coded(code: coded.code, name: coded.name.map { table.shared($0) })
        }
        genres = named(
          excerpt.genres.map {
            $0.name.isEmpty ? NamedDTO(id: $0.id, name: names[$0.id] ?? "") : $0
          })
        let region = settings.region ?? "US"
        certification = excerpt.certifications.first { $0.region == region }
          .map { table.shared($0.text) }
        language = excerpt.originalLanguage.map { Coded(code: $0, name: nil) }
        spokenLanguages = excerpt.spokenLanguages.map(coded)
        countries = excerpt.countries.map(coded)
        companies = named(excerpt.companies)
        series = excerpt.series.flatMap { Named($0, in: &table) }
        credits = Credits(excerpt, known: known, &table)
        keywords =
          excerpt.keywords.filter { !$0.name.isEmpty }.map { table.shared($0.name) }.unique
      }
    }
  }
}
