import Diagnostics
import Wiki

extension TMDB.Film {
  /// In minutes: the longest film there is lasts about half of the most.
  static let runtimes = 1...100_000

  /// Of a release date that the answer has and nobody can read.
  static func warnings(
    aboutDate text: String?, _ released: CalendarDate?, of id: Int
  ) -> [Warning] {
    released == nil ? text.map { [noDate($0, of: id)] } ?? [] : []
  }

  private static func noDate(_ text: String, of id: Int) -> Warning {
    Warning(
      .unforeseenForm, subject: "movies/\(id)",
      "movies/\(id) has the release_date '\(text)', which is no date.")
  }
}
