import Wiki

extension TMDB.MovieDetail {
  /// Its own answer, and the words about people, languages and countries, which may be another film's.
  func tell(_ ingredients: inout Ingredients) -> Bool {
    let film = film
    guard let mark = film.mark else { return false }
    ingredients.add(mark)
    for language in [film.language].compactMap(\.self) + film.spokenLanguages {
      ingredients.add(records.languages[language.code])
    }
    for country in film.countries { ingredients.add(records.countries[country.code]) }
    ingredients.add(film.genres.count)
    for genre in film.genres { ingredients.add(genre.name) }
    for credit in film.credits.cast { records.tell(credit, to: &ingredients) }
    for credit in film.credits.crew { records.tell(credit, to: &ingredients) }
    return true
  }
}

extension TMDB.Records {
  /// What a credit shows of a person.
  fileprivate func tell(_ credit: some TMDB.Credit, to ingredients: inout Ingredients) {
    withName(of: credit) { ingredients.add(utf8: $0) }
    ingredients.add(hasPage(credit))
  }
}
