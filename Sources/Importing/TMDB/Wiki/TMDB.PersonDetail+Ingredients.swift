import Wiki

extension TMDB.PersonDetail {
  /// The person's own credits; films are links of the entry.
  func tell(_ ingredients: inout Ingredients) -> Bool {
    // Of biographies nobody keeps a mark.
    guard records.biographies.isEmpty else { return false }
    ingredients.add(records.knownFor(person))
    let (cast, crew) = (records.filmography.cast(of: person), records.filmography.crew(of: person))
    ingredients.add(cast.count)
    ingredients.add(crew.count)
    for place in cast {
      let film = records.films[place.film]
      ingredients.add(film.id)
      ingredients.add(film.released)
      ingredients.add(film.credits.cast[place.row].character)
    }
    for place in crew {
      let film = records.films[place.film]
      ingredients.add(film.id)
      ingredients.add(film.released)
      ingredients.add(records.people.word(film.credits.crew[place.row].job))
    }
    for collaborator in collaborators {
      ingredients.add(collaborator.films)
      ingredients.add(EntryID(TMDB.people.id, collaborator.person))
    }
    return true
  }
}
