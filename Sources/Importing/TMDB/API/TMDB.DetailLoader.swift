import Diagnostics
import Fetching

extension TMDB {
  /// Fetches films one by one.
  struct DetailLoader: Sendable {
    private let run: Run
    private let genres: [Int: String]
    private let people: PeopleTable

    /// `genres` are the names that a film may lack.
    init(_ run: Run, naming genres: [Int: String], into people: PeopleTable) {
      self.run = run
      self.genres = genres
      self.people = people
    }

    /// In the order of ids, without those that are refused or gone.
    func load(_ ids: Set<Int>) async throws(Fault) -> (
      films: [Film], gone: [Int], warnings: [Warning]
    ) {
      let details = try await run.access.client.concurrentMap(ids.sorted(), of: "movie") {
        id throws(Fault) in try await detail(id)
      }
      let films = details.compactMap { if case .film(let film, _) = $0 { film } else { nil } }
      let gone = details.compactMap { if case .gone(let id) = $0 { id } else { nil } }
      guard gone.count < ids.count && gone.count <= max(Self.leeway, ids.count / 10) || ids.isEmpty
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
    private static let leeway = 3

    private enum Detail: Sendable {
      case film(Film, lacking: [MovieDTO.Part])
      /// Adult, or with a keyword that the user denied.
      case refused
      /// Without its keywords, of which the user denied some.
      case unchecked(Int)
      case gone(Int)
    }

    private func detail(_ id: Int) async throws(Fault) -> Detail {
      let request = run.requests.movie(id)
      let detail = try await run.access.client.valueIfThere(for: request) {
        answer throws(Fault) in
        let (excerpt, bytes) = try Self.excerpt(of: answer, for: request)
        guard excerpt.id == id else { throw .otherEntry(request, excerpt.id, asked: id) }
        run.days.note(answer)
        guard run.settings.accepts(excerpt) else { return Detail.refused }
        guard run.settings.canCheck(excerpt) else { return Detail.unchecked(id) }
        // Made here, so that the answer's many texts do not stay.
        let film = Film(
          excerpt, naming: genres, settings: run.settings, people: people,
          mark: run.access.mark?(bytes))
        return Detail.film(film, lacking: excerpt.absentParts)
      }
      return detail ?? .gone(id)
    }

    private static func excerpt(
      of answer: Answer, for request: Request
    ) throws(Fault) -> (excerpt: FilmExcerpt, bytes: [UInt8]) {
      let bytes = try answer.excerpt(MovieDTO.self, for: request, FilmExcerpt.bytes)
      do throws(ByteReader.Damage) {
        return (try FilmExcerpt(bytes), bytes)
      } catch {
        throw .damagedExcerpt(request)
      }
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
    private static func warnings(aboutPartsOf details: [Detail]) -> [Warning] {
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
