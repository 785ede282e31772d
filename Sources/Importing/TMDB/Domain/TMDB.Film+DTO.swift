import Diagnostics
import Wiki

extension TMDB.Film {
  /// In minutes: the longest film there is lasts about half of the most.
  static let runtimes = 1...100_000

  static func named(_ dtos: [NamedDTO], _ people: TMDB.PeopleTable) -> [TMDB.Named] {
    dtos.compactMap { TMDB.Named($0, people: people) }.unique(by: \.id)
  }

  static func languages(
    of dto: MovieDTO, _ people: TMDB.PeopleTable
  ) -> [TMDB.Coded] {
    dto.spokenLanguages.compactMap {
      TMDB.Coded(
        code: $0.code, name: $0.englishName.someLine ?? $0.name, people: people)
    }.unique(by: \.code)
  }

  /// Where it was produced, else where it is from.
  static func countries(
    of dto: MovieDTO, _ people: TMDB.PeopleTable
  ) -> [TMDB.Coded] {
    let produced = dto.countries.compactMap {
      TMDB.Coded(code: $0.code, name: $0.name, people: people)
    }
    let origins = dto.originCountries.compactMap { TMDB.Coded(code: $0, people: people) }
    return (produced.isEmpty ? origins : produced).unique(by: \.code)
  }

  /// That of the release in cinemas, else the first.
  static func certification(of dto: MovieDTO, in region: String) -> String? {
    let releases = dto.releaseDates?.results.filter { $0.code == region }.flatMap(\.releases) ?? []
    return (releases.filter { $0.type == ReleaseDTO.theatrical } + releases)
      .lazy.compactMap(\.certification.someLine).first
  }

  static func noDate(_ text: String, of id: Int) -> Warning {
    Warning(
      .unforeseenForm, subject: "movies/\(id)",
      "movies/\(id) has the release_date '\(text)', which is no date.")
  }
}

extension ReleaseDTO {
  fileprivate static let theatrical = 3
}
