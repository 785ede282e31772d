import TestSupport

/// What can change about a wiki from one night to the next.
enum WikiEdit: CaseIterable {
  case renamedCharacter
  case changedStatus
  case removedCharacter
  case addedCharacter
  case changedCast
  case changedPicture
  case renamedLocation
  case pageSize
  case setting
  case template
  case words
  case style

  /// Those that do not have every template tried anew, which takes some seconds.
  static let quick = allCases.filter { $0 != .template && $0 != .words }

  /// As many edits as are asked for, each kind as often as the others.
  static func many(
    _ count: Int, of kinds: [WikiEdit] = allCases, using generator: inout SeededGenerator
  ) -> [WikiEdit] {
    var edits: [WikiEdit] = []
    while edits.count < count { edits += kinds.shuffled(using: &generator) }
    return Array(edits.prefix(count))
  }

  func apply(to wiki: inout EditedWiki, using generator: inout SeededGenerator) {
    switch self {
    case .renamedCharacter, .changedStatus, .removedCharacter, .addedCharacter, .changedPicture:
      changeCharacters(of: &wiki.world, using: &generator)
    case .changedCast:
      let episode = wiki.world.episodes.indices.randomElement(using: &generator) ?? 0
      wiki.world.episodes[episode].cast = wiki.world.characters.map(\.id).filter { _ in
        Bool.random(using: &generator)
      }
    case .renamedLocation:
      let location = wiki.world.locations.indices.randomElement(using: &generator) ?? 0
      wiki.world.locations[location].name = EditedWorld.name(using: &generator)
    case .pageSize: wiki.pageSize = Int.random(in: 2...9, using: &generator)
    case .setting where Bool.random(using: &generator): wiki.hasCategories.toggle()
    case .setting: wiki.title = EditedWorld.name(using: &generator)
    case .template: wiki.template = Int.random(in: 1...9, using: &generator)
    case .words: wiki.words = Int.random(in: 1...9, using: &generator)
    case .style: wiki.style += 1
    }
  }

  private func changeCharacters(
    of world: inout EditedWorld, using generator: inout SeededGenerator
  ) {
    let place = world.characters.indices.randomElement(using: &generator) ?? 0
    switch self {
    case .renamedCharacter:
      world.characters[place].name = EditedWorld.name(using: &generator)
    case .changedStatus:
      world.characters[place].status =
        EditedWorld.statuses.randomElement(using: &generator) ?? "Dead"
    case .changedPicture:
      world.characters[place].picture =
        EditedWorld.pictures.randomElement(using: &generator) ?? 34
    case .removedCharacter where world.characters.count > 4:
      world.removeCharacter(at: place)
    default: world.addCharacter(using: &generator)
    }
  }
}
