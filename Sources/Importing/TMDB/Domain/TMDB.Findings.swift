import Diagnostics
import Wiki

extension TMDB {
  /// What all the films and people of an import come to, whether they have pages or not.
  struct Findings: Sendable {
    let warnings: [Warning]
    /// The day on which the newest of the films came out.
    let newest: CalendarDate?

    /// - Parameter films: ascending by id.
    init(of films: [some KnownFilm], _ biographies: [Int: Biography]) {
      warnings =
        Self.unforeseenStatuses(of: films) + films.flatMap(\.warnings)
        + biographies.sorted { $0.key < $1.key }.flatMap(\.value.warnings)
      newest = films.lazy.filter { $0.status == .released }.compactMap(\.released).max()
    }

    /// Once a word, with the first film that has it.
    private static func unforeseenStatuses(of films: [some KnownFilm]) -> [Warning] {
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
