import Diagnostics
import Fetching
import JSONReading
import Wiki

extension TMDB {
  /// Fetches the lists, each of their films once and, where they are wanted, biographies.
  struct Loader: Sendable {
    private let run: Run

    init(_ access: SourceAccess) throws(Fault) { run = try Run(access) }

    func load() async throws(Fault) -> SourceData {
      let images = try await images()
      let genres = try await genres()
      let lists = try await lists()
      // Parameters may well be met by no film; a list of TMDB's own has some.
      guard run.settings.lists == [.discover] || lists.ranks.values.contains(where: { !$0.isEmpty })
      else { throw .noFilms(at: run.access.base) }
      let ids = Set(lists.ranks.values.joined())
      let found =
        run.access.wantsEntries
        ? try await entries(of: ids, genres, images.addresses, lists.ranks)
        : try await outline(of: ids)
      return SourceData(
        collections: found.collections, counts: found.counts, oneSidedLinks: [],
        warnings: images.warnings + lists.warnings + found.warnings + found.findings.warnings,
        date: run.days.oldest ?? found.findings.newest,
        gone: Set(found.gone.map { EntryID(movies.id, $0) }))
    }

    /// What the details of films come to.
    private struct Found {
      var collections: [EntryCollection] = []
      /// Those of the collections, unless these are left out.
      var counts: [(collection: String, entries: Int)]?
      let findings: Findings
      let warnings: [Warning]
      let gone: [Int]
    }

    private func entries(
      of ids: Set<Int>, _ genres: [Int: String], _ images: ImageAddresses,
      _ ranks: [MovieList: [Int]]
    ) async throws(Fault) -> Found {
      let people = PeopleTable()
      let details = try await DetailLoader(run, naming: genres, into: people).load(ids)
      let biographies = try await biographies(for: details.films)
      let there = Set(details.films.map(\.id))
      let world = World(
        films: details.films, ranks: ranks.mapValues { $0.filter(there.contains) },
        people: people, biographies: biographies.people, images: images, settings: run.settings)
      return Found(
        collections: world.collections, findings: world.findings,
        warnings: details.warnings + biographies.warnings, gone: details.gone)
    }

    /// As many entries as there would be, and what would be said of them.
    private func outline(of ids: Set<Int>) async throws(Fault) -> Found {
      let details = try await DetailLoader(outlining: run).load(ids)
      let biographies = try await biographies(for: details.films)
      var counts = [(collection: movies.id, entries: details.films.count)]
      if run.settings.people != .none {
        let people = TMDB.pagePeople(of: details.films, settings: run.settings)
        counts.append((collection: TMDB.people.id, entries: people.count))
      }
      return Found(
        counts: counts,
        findings: Findings(of: details.films, biographies.people.mapValues(Biography.init)),
        warnings: details.warnings + biographies.warnings, gone: details.gone)
    }

    private func images() async throws(Fault) -> (
      addresses: ImageAddresses, warnings: [Warning]
    ) {
      let request = run.requests.configuration
      let found = try await value(ConfigurationDTO.self, for: request)
      if let found { return (ImageAddresses(found), []) }
      let warning = Warning(
        .absentPart, subject: TMDB.id,
        """
        TMDB does not say where its pictures are; they are looked for at \
        \(ImageAddresses.publicFolder).
        """)
      return (ImageAddresses(), [warning])
    }

    /// Names by id, for films that lack them.
    private func genres() async throws(Fault) -> [Int: String] {
      let list = try await value(GenreListDTO.self, for: run.requests.genres)
      return Dictionary((list?.genres ?? []).map { ($0.id, $0.name) }) { first, _ in first }
    }

    /// The films of each list in its order, without those that their row or id refuses.
    private func lists() async throws(Fault) -> (ranks: [MovieList: [Int]], warnings: [Warning]) {
      var ranks: [MovieList: [Int]] = [:]
      var warnings: [Warning] = []
      for list in run.settings.lists {
        let found = try await rows(of: list)
        ranks[list] = found.rows.filter(run.settings.accepts).map(\.id)
        warnings += found.warnings
      }
      return (ranks, warnings)
    }

    private func rows(of list: MovieList) async throws(Fault) -> DiscoverWalker.Found {
      guard list != .discover else { return try await DiscoverWalker(run).walk() }
      let requests = run.requests
      let listing = try await ListWalker(run).walk("movie/\(list.rawValue)") {
        requests.page($0, of: list)
      }
      return (listing.rows, [])
    }

    private func biographies(
      for films: [some KnownFilm]
    ) async throws(Fault) -> (people: [Int: PersonDTO], warnings: [Warning]) {
      guard run.settings.people == .full else { return ([:], []) }
      let ids = Requests.inOrderOfAddresses(TMDB.pagePeople(of: films, settings: run.settings))
      let found = try await run.access.client.concurrentMap(ids, of: "person") {
        id throws(Fault) in try await person(id)
      }
      let gone = zip(ids, found).filter { $0.1 == nil }.map(\.0).sorted()
      return (
        Dictionary(uniqueKeysWithValues: found.compactMap(\.self).map { ($0.id, $0) }),
        gone.map(Self.warning(aboutGone:))
      )
    }

    private func person(_ id: Int) async throws(Fault) -> PersonDTO? {
      let request = run.requests.person(id)
      let person = try await value(PersonDTO.self, for: request)
      if let person, person.id != id { throw .otherEntry(request, person.id, asked: id) }
      return person
    }

    private func value<Value: JSONReadableObject & Sendable>(
      _ type: Value.Type, for request: Request
    ) async throws(Fault) -> Value? {
      try await run.access.client.valueIfThere(for: request) { answer throws(Fault) in
        let value = try answer.json(type, for: request)
        run.days.note(answer)
        return value
      }
    }

    private static func warning(aboutGone id: Int) -> Warning {
      Warning(
        .droppedEntry, subject: "people/\(id)",
        """
        Films name the person \(id), of whom TMDB says that there is no such one; the page has \
        what the films say.
        """)
    }
  }
}
