import Wiki

extension TMDB {
  /// What the template of a person is given, made when it is asked for.
  struct PersonDetail: TemplateModel {
    let records: Records
    let person: Int

    init(_ person: Int, in records: Records) {
      self.person = person
      self.records = records
    }

    static let fields: [TemplateField<PersonDetail>] = [
      .markup("lead", "one sentence on the person", \.lead),
      .rows("biography", "the paragraphs of the biography, if the wiki has biographies") {
        ($0.biography?.paragraphs ?? []).map(ParagraphRow.init)
      },
      .rows("castRoles", "the films the person plays in, the newest first", \.castRoles),
      .text("castCount", "how many these are") {
        .sentence(
          "tmdb.cast-count", ["count": .number($0.records.filmography.cast(of: $0.person).count)])
      },
      .rows("crewRoles", "the films the person worked for, the newest first", \.crewRoles),
      .text("crewCount", "how many these are") {
        .sentence("tmdb.crew-count", ["count": .number($0.crewFilms)])
      },
      .rows("collaborators", "who was in two or more films with the person, at most eight") {
        $0.collaborators.map(CollaboratorRow.init)
      },
      .rows("links", "other sites' pages on the person", \.links),
    ]
  }
}

extension TMDB.PersonDetail {
  var biography: TMDB.Biography? { records.biographies[person] }

  var collaborators: [TMDB.Collaborator] { records.collaborators(of: person) }

  private var lead: Phrase {
    var arguments: Phrase.Arguments = [
      "films": .filmCount(records.filmography.films(of: person).count)
    ]
    guard let department = records.knownFor(person) else {
      return .sentence("tmdb.person.lead-bare", arguments)
    }
    arguments["department"] = .category(
      TMDB.people, "department", FacetValue(verbatim: department))
    return .sentence("tmdb.person.lead", arguments)
  }

  private var castRoles: [TMDB.CastRoleRow] {
    records.filmography.cast(of: person).sorted(by: isNewer).map {
      let film = records.films[$0.film]
      return TMDB.CastRoleRow(film, character: film.credits.cast[$0.row].character)
    }
  }

  /// The credits of one film stand together.
  private var crewFilms: Int {
    let places = records.filmography.crew(of: person)
    return zip(places, places.dropFirst()).count { $0.film != $1.film } + (places.isEmpty ? 0 : 1)
  }

  private var crewRoles: [TMDB.CrewRoleRow] {
    let places = records.filmography.crew(of: person)
    // The credits of one film stand together.
    let firsts = places.indices.filter {
      $0 == places.startIndex || places[$0 - 1].film != places[$0].film
    }
    return firsts.sorted { isNewer(places[$0], places[$1]) }.map { first in
      let film = records.films[places[first].film]
      let credits = places[first...].prefix { $0.film == places[first].film }
      return TMDB.CrewRoleRow(
        film, jobs: records.phrase(ofJobs: credits.map { film.credits.crew[$0.row] }))
    }
  }

  /// By release, what has no date last; films of one day by id.
  private func isNewer(_ one: TMDB.CreditPlace, _ other: TMDB.CreditPlace) -> Bool {
    switch (records.films[one.film].released, records.films[other.film].released) {
    case (let day?, let otherDay?) where day != otherDay: day > otherDay
    case (nil, _?): false
    case (_?, nil): true
    default: one.film < other.film
    }
  }

  private var links: [TMDB.WebLinkRow] {
    [
      Link("tmdb", "https://www.themoviedb.org/person/\(person)"),
      biography?.imdb.flatMap { Link("imdb", "https://www.imdb.com/name/\($0.text)/") },
      biography?.homepage.map { Link(.word("tmdb.links.homepage"), to: .web($0)) },
    ].compactMap(\.self).map(TMDB.WebLinkRow.init)
  }
}
