import Diagnostics
import Wiki

extension TMDB {
  /// A film with nothing in it that its pages do not show: a wiki holds ten thousand.
  struct Film: Sendable {
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
  }
}
