import Wiki

extension TMDB {
  /// What the template of a film is given, made when it is asked for.
  struct MovieDetail: TemplateModel {
    let records: Records
    private let place: Int

    init(_ place: Int, in records: Records) {
      self.place = place
      self.records = records
    }

    var film: Film { records.films[place] }

    static let fields: [TemplateField<MovieDetail>] = [
      .text("overview", "what the film is about; may be empty") {
        .verbatim($0.film.overview ?? "")
      },
      .text("tagline", "how the film advertises itself; may be empty") {
        .verbatim($0.film.tagline ?? "")
      },
      .text("originalTitle", "the title in the film's own language; empty if it is the title") {
        .verbatim($0.film.originalTitle ?? "")
      },
      .number("score", "its voters' view of it, 1 to 100; 0 without votes") {
        $0.film.rating?.score ?? 0
      },
      .text("rating", "the same in words: `7.3 of 10`; empty without votes") {
        $0.film.rating?.phrase ?? .empty
      },
      .text("votes", "how many votes these are; empty without votes") {
        $0.film.rating?.votesPhrase ?? .empty
      },
      .text("budget", "what it cost; may be empty") { .money($0.film.boxOffice.budget) },
      .text("revenue", "what it earned; may be empty") { .money($0.film.boxOffice.revenue) },
      .text("gain", "what it earned beyond its cost; may be empty", \.gain),
      .text("loss", "what it fell short of its cost; may be empty", \.loss),
      .rows("makers", "directors and writers, by what they did", \.makers),
      .rows("cast", "the first of the cast, in billing order", \.cast),
      .rows("otherCast", "the others of the cast, in billing order", \.otherCast),
      .text("otherCastCount", "how many these are; empty if there is nobody") {
        $0.otherCastCount == 0
          ? .empty : .sentence("tmdb.other-cast", ["count": .number($0.otherCastCount)])
      },
      .rows("departments", "the whole crew, by department", \.departments),
      .rows("keywords", "words that say what it is about") {
        $0.film.keywords.map(KeywordRow.init)
      },
      .entries("recommendations", "films of the wiki that its viewers also liked, at most twelve") {
        $0.records.recommendations(of: $0.film).map { EntryID(movies.id, $0) }
      },
      .link("trailer", "where its trailer can be seen", \.trailer),
      .rows("links", "other sites' pages on the film", \.links),
    ]
  }
}

extension TMDB.MovieDetail {
  private var gain: Phrase {
    guard case .gain(let amount) = film.boxOffice.result else { return .empty }
    return .sentence("tmdb.gain", ["money": .money(amount)])
  }

  private var loss: Phrase {
    guard case .loss(let amount) = film.boxOffice.result else { return .empty }
    return .sentence("tmdb.loss", ["money": .money(amount)])
  }

  private var makers: [TMDB.MakerRow] {
    [("director", film.directors), ("writer", film.writers)].compactMap { role, people in
      people.isEmpty ? nil : TMDB.MakerRow(role, people: people.map { records.phrase(of: $0) })
    }
  }

  private var cast: [TMDB.CastRow] {
    film.credits.cast.prefix(records.settings.castLimit).map {
      TMDB.CastRow(
        card: records.entry(of: $0), name: records.name(of: $0),
        character: $0.character)
    }
  }

  private var otherCastCount: Int {
    max(0, film.credits.cast.count - records.settings.castLimit)
  }

  private var otherCast: [TMDB.OtherCastRow] {
    film.credits.cast.dropFirst(records.settings.castLimit).map {
      TMDB.OtherCastRow(
        person: records.phrase(of: $0), character: $0.character)
    }
  }

  /// The known departments in their order, then the others by name.
  private var departments: [TMDB.DepartmentRow] {
    film.credits.departments
      .map { (rank: $0.rank, title: records.people.word($0), credits: $1) }
      .sorted { ($0.rank, $0.title) < ($1.rank, $1.title) }
      .map { TMDB.DepartmentRow(title: $0.title, members: members($0.credits)) }
  }

  /// In the order of the credits, each person once.
  private func members(_ credits: [TMDB.CrewCredit]) -> [TMDB.MemberRow] {
    // Most departments have one.
    if credits.count == 1 { return [member(credits[0], credits)] }
    let jobs = Dictionary(grouping: credits, by: \.person)
    return credits.unique(by: \.person).map { member($0, jobs[$0.person] ?? []) }
  }

  private func member(_ first: TMDB.CrewCredit, _ credits: [TMDB.CrewCredit]) -> TMDB.MemberRow {
    TMDB.MemberRow(person: records.phrase(of: first), jobs: records.phrase(ofJobs: credits))
  }

  private var trailer: Link? {
    film.trailer.map {
      Link($0.name.map(Phrase.verbatim) ?? .word("tmdb.trailer"), to: .web($0.address))
    }
  }

  private var links: [TMDB.WebLinkRow] {
    [
      Link("tmdb", "https://www.themoviedb.org/movie/\(film.id)"),
      film.imdb.flatMap { Link("imdb", "https://www.imdb.com/title/\($0.text)/") },
      film.homepage.map { Link(.word("tmdb.links.homepage"), to: .web($0)) },
    ].compactMap(\.self).map(TMDB.WebLinkRow.init)
  }
}
