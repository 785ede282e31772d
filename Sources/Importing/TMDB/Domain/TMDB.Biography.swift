import Diagnostics
import Wiki

extension TMDB {
  /// What TMDB itself says of a person, beyond the credits of films.
  struct Biography: Sendable {
    let name: String?
    let knownFor: String?
    let profilePath: String?
    let paragraphs: [String]
    let born: CalendarDate?
    let died: CalendarDate?
    let birthplace: String?
    let otherNames: [String]
    let imdb: IMDbKey?
    let homepage: WebAddress?
    let warnings: [Warning]

    init(_ dto: PersonDTO) {
      name = dto.name.someLine
      knownFor = dto.knownFor.someLine
      profilePath = dto.profilePath
      paragraphs = dto.biography.split(whereSeparator: \.isNewline).compactMap {
        String($0).someLine
      }
      born = CalendarDate(iso8601: dto.birthday.singleLine)
      died = CalendarDate(iso8601: dto.deathday.singleLine)
      birthplace = dto.placeOfBirth.someLine
      otherNames = dto.alsoKnownAs.compactMap(\.someLine).unique
      imdb = IMDbKey("nm", among: dto.externalIDs?.imdbID ?? "", dto.imdbID)
      homepage = WebAddress(dto.homepage.singleLine)
      warnings =
        Self.warnings(dto.birthday, born, "birthday", of: dto.id)
        + Self.warnings(dto.deathday, died, "deathday", of: dto.id)
    }

    private static func warnings(
      _ text: String, _ day: CalendarDate?, _ field: String, of id: Int
    ) -> [Warning] {
      guard day == nil, let line = text.someLine else { return [] }
      return [
        Warning(
          .unforeseenForm, subject: "people/\(id)",
          "people/\(id) has the \(field) '\(line)', which is no date.")
      ]
    }
  }
}
