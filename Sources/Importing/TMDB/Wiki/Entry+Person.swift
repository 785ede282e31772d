import Wiki

extension Entry {
  /// The words are those that a person shares with others, made once.
  convenience init(person id: Int, in records: TMDB.Records, words: inout TMDB.PersonWords) {
    let films = records.filmography.films(of: id)
    let department = records.knownFor(id)
    self.init(
      id: EntryID(TMDB.people.id, id), title: records.name(of: id),
      context: words.context(department, films: films.count), badges: [],
      facts: records.facts(ofPerson: id), facets: words.facets(department),
      measures: words.measures(films: films.count),
      relations: films.map { Relation("film", records.films[$0].entry) },
      picture: records.images.profile(records.profilePath(of: id)), changed: nil,
      detail: TMDB.PersonDetail(id, in: records))
  }
}

extension TMDB.Records {
  fileprivate func facts(ofPerson id: Int) -> [Fact] {
    let biography = biographies[id]
    let department = knownFor(id).map(FacetValue.init(verbatim:))
    let rows: [(String, Phrase)] = [
      ("known-for", department.map { .category(TMDB.people, "department", $0) } ?? .empty),
      ("born", biography?.born.map(Phrase.date) ?? .empty),
      ("died", biography?.died.map(Phrase.date) ?? .empty),
      ("place-of-birth", biography?.birthplace.map(Phrase.verbatim) ?? .empty),
      ("also-known-as", .list((biography?.otherNames ?? []).map(Phrase.verbatim))),
      ("films", .number(filmography.films(of: id).count)),
    ]
    return rows.filter { !$0.1.isEmpty }.map { Fact(.word("tmdb.facts.\($0.0)"), $0.1) }
  }
}
