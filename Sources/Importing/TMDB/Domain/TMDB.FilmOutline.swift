import Diagnostics
import JSONReading
import Wiki

extension TMDB {
  /// What an import is known by of a film whose page nobody wants.
  struct FilmOutline: KnownFilm, Sendable {
    let id: Int
    let status: Status?
    let released: CalendarDate?
    let warnings: [Warning]
    let castPeople: [Int]
    let keyPeople: [Int]

    /// People are looked for where some get a page.
    init(_ dto: MovieDTO, _ settings: Settings) {
      id = dto.id
      status = Status(dto.status.string)
      let date = dto.releaseDate.someLine?.string
      released = date.flatMap(CalendarDate.init(iso8601:))
      warnings = Film.warnings(aboutDate: date, released, of: dto.id)
      let hasPeople = settings.people != .none
      castPeople = hasPeople ? FilmExcerpt.castPeople(of: dto) : []
      keyPeople = hasPeople ? FilmExcerpt.keyPeople(of: dto) : []
    }
  }
}
