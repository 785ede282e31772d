import Wiki

extension TMDB.PersonDetail {
  /// The person's own credits; films are links of the entry.
  func tell(_ ingredients: inout Ingredients) -> Bool {
    // Of biographies nobody keeps a mark.
    guard records.biographies.isEmpty else { return false }
    ingredients.add(records.knownFor(person))
    for place in records.filmography.cast(of: person) {
      let film = records.films[place.film]
      ingredients.add(film.id)
      ingredients.add(film.released)
      ingredients.add(film.credits.cast[place.row].character)
    }
    ingredients.add(Int.max)
    for place in records.filmography.crew(of: person) {
      let film = records.films[place.film]
      ingredients.add(film.id)
      ingredients.add(film.released)
      ingredients.add(records.people.word(film.credits.crew[place.row].job))
    }
    ingredients.add(Int.max)
    for collaborator in collaborators {
      ingredients.add(collaborator.films)
      ingredients.add(EntryID(TMDB.people.id, collaborator.person))
    }
    return true
  }
}
