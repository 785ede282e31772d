import Diagnostics
import Fetching

extension TMDB {
  /// Fetches films one by one, as films or as their outlines.
  struct DetailLoader<Film: Sendable>: Sendable {
    private let run: Run
    private let read: Reading

    /// What is made of an answer, and of which film it is due.
    typealias Reading =
      @Sendable (Answer, Request, _ asked: Int) throws(Fault) -> FilmAnswer<Film>

    init(_ run: Run, read: @escaping Reading) {
      self.run = run
      self.read = read
    }

    /// In the order of ids, without those that are refused or gone.
    func load(_ ids: Set<Int>) async throws(Fault) -> (
      films: [Film], gone: [Int], warnings: [Warning]
    ) {
      let asked = Requests.inOrderOfAddresses(ids)
      let found = try await run.access.client.concurrentMap(asked, of: "movie") {
        id throws(Fault) in try await detail(id)
      }
      let details = zip(asked, found).sorted { $0.0 < $1.0 }.map(\.1)
      let films = details.compactMap { if case .film(let film, _) = $0 { film } else { nil } }
      let gone = details.compactMap { if case .gone(let id) = $0 { id } else { nil } }
      guard gone.count < ids.count && gone.count <= max(leeway, ids.count / 10) || ids.isEmpty
      else {
        throw .filmsGone(at: run.access.base, gone.count, of: ids.count)
      }
      let unchecked = details.compactMap { if case .unchecked(let id) = $0 { id } else { nil } }
      return (
        films, gone,
        gone.map(Self.warning(aboutGone:)) + unchecked.map(Self.warning(aboutUnchecked:))
          + Self.warnings(aboutPartsOf: details)
      )
    }

    /// So many films of any number may be gone; of a longer list, every tenth.
    private var leeway: Int { 3 }

    private func detail(_ id: Int) async throws(Fault) -> FilmAnswer<Film> {
      let request = run.requests.movie(id)
      let film = try await run.access.client.valueIfThere(for: request) {
        answer throws(Fault) in
        let film = try read(answer, request, id)
        if case .other(let other) = film { throw .otherEntry(request, other, asked: id) }
        run.days.note(answer)
        return film
      }
      return film ?? .gone(id)
    }

    private static func warning(aboutGone id: Int) -> Warning {
      Warning(
        .droppedEntry, subject: "movies/\(id)",
        "A list names the film \(id), whose details are not there (404); it is left out.")
    }

    private static func warning(aboutUnchecked id: Int) -> Warning {
      Warning(
        .droppedEntry, subject: "movies/\(id)",
        """
        The film \(id) came without its keywords, which sources.tmdb.deny.keywords has to check; \
        it is left out.
        """)
    }

    /// One for the source: a film more or less makes no difference to what is to be done.
    private static func warnings(aboutPartsOf details: [FilmAnswer<Film>]) -> [Warning] {
      var counts: [MovieDTO.Part: Int] = [:]
      for case .film(_, let parts) in details {
        for part in parts { counts[part, default: 0] += 1 }
      }
      let parts = MovieDTO.Part.allCases.compactMap { part in
        counts[part].map { "\(part.rawValue) (\($0) \($0 == 1 ? "film" : "films"))" }
      }
      guard !parts.isEmpty else { return [] }
      return [
        Warning(
          .absentPart, subject: TMDB.id,
          """
          TMDB left out parts that it was asked for: \(parts.joined(separator: ", ")). The pages \
          are without them.
          """)
      ]
    }
  }
}
