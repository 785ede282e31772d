import Diagnostics
import Wiki

extension RickAndMorty.Episode {
  init(_ dto: EpisodeDTO, links: RickAndMorty.Links) {
    id = dto.id
    name = dto.title
    code = RickAndMorty.EpisodeCode(dto.episode)
    airDate = RickAndMorty.AirDate(dto.airDate)
    characters = links.appearances.left(of: dto.id)
    created = CalendarDate(iso8601: dto.created)
  }

  /// The order of the series; what has no season comes last.
  var order: RickAndMorty.SeriesOrder { RickAndMorty.SeriesOrder(code, id: id) }

  /// Values in a form that nobody has foreseen.
  var warnings: [Warning] {
    var warnings: [Warning] = []
    if code.season == nil { warnings.append(unforeseen(code.text, in: "episode")) }
    if case .words(let words) = airDate { warnings.append(unforeseen(words, in: "air_date")) }
    return warnings
  }

  private func unforeseen(_ text: String, in field: String) -> Warning {
    Warning(
      .unforeseenForm, subject: "episodes/\(id)",
      "episodes/\(id) has the \(field) '\(text)', which is not in the form of the others.")
  }
}
