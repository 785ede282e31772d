import Diagnostics
import Wiki

extension RickAndMorty.Character {
  init(_ dto: CharacterDTO, links: RickAndMorty.Links, mentions: RickAndMorty.Mentions) {
    id = dto.id
    name = dto.title
    status = RickAndMorty.Status(dto.status)
    species = dto.species.singleLine
    type = dto.type.singleLine
    gender = RickAndMorty.Gender(dto.gender)
    let home = links.whereabouts[dto.id]
    origin = Self.place(dto.origin, links.origins[dto.id], mentions)
    location = Self.place(dto.location, home, mentions)
    image = dto.image
    episodes = links.appearances.right(of: dto.id).compactMap { mentions.episodes[$0] }
      .sorted { $0.order < $1.order }
    residencies = links.residencies.right(of: dto.id).filter { $0 != home }
      .compactMap { mentions.locations[$0] }
    created = CalendarDate(iso8601: dto.created)
  }

  private static func place(
    _ dto: PlaceDTO?, _ id: Int?, _ mentions: RickAndMorty.Mentions
  ) -> RickAndMorty.Place {
    if let id, let location = mentions.locations[id] {
      return .location(id: id, name: location.name)
    }
    let name = dto?.name.singleLine ?? ""
    return name.isEmpty || name.lowercased() == "unknown" ? .unknown : .unlisted(name)
  }

  /// Words that nobody has foreseen.
  var warnings: [Warning] {
    var warnings: [Warning] = []
    if case .other(let word) = status { warnings.append(unforeseen(word, in: "status")) }
    if case .other(let word) = gender { warnings.append(unforeseen(word, in: "gender")) }
    return warnings
  }

  private func unforeseen(_ word: String, in field: String) -> Warning {
    Warning(
      .unforeseenWord, subject: "characters/\(id)",
      "characters/\(id) has the \(field) '\(word)', which is none of the known ones.")
  }
}
