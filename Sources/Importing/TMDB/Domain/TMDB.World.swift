import Diagnostics
import Wiki

extension TMDB {
  /// The films with everything that they share resolved.
  struct World: Sendable {
    let records: Records
    let warnings: [Warning]

    /// - Parameter films: ascending by id.
    init(
      films: [Film], ranks: [MovieList: [Int]], people: PeopleTable,
      biographies: [Int: PersonDTO], images: ImageAddresses, settings: Settings
    ) {
      let biographies = biographies.mapValues(Biography.init)
      records = Records(
        films: films, ranks: ranks, people: people.people, biographies: biographies,
        images: images, settings: settings)
      warnings =
        Self.unforeseenStatuses(of: films) + films.flatMap(\.warnings)
        + biographies.sorted { $0.key < $1.key }.flatMap(\.value.warnings)
    }

    /// The day on which the newest of the films came out.
    var newest: CalendarDate? {
      records.films.lazy.filter { $0.status == .released }.compactMap(\.released).max()
    }

    /// Once a word, with the first film that has it.
    private static func unforeseenStatuses(of films: [Film]) -> [Warning] {
      var seen: Set<String> = []
      return films.compactMap { film in
        guard case .other(let word) = film.status, seen.insert(word).inserted else { return nil }
        return Warning(
          .unforeseenWord, subject: "movies/\(film.id)",
          "movies/\(film.id) has the status '\(word)', which is none of the known ones.")
      }
    }
  }
}
