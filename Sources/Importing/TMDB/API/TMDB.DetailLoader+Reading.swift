import Diagnostics
import Fetching

extension TMDB.DetailLoader<TMDB.Film> {
  /// `genres` are the names that a film may lack.
  init(_ run: TMDB.Run, naming genres: [Int: String], into people: TMDB.PeopleTable) {
    self.init(run) { answer, request, asked throws(Fault) in
      let (excerpt, bytes) = try Self.excerpt(of: answer, for: request)
      return TMDB.FilmAnswer(
        of: excerpt.id, asked: asked, lacking: excerpt.absentParts,
        isAccepted: run.settings.accepts(excerpt), by: run.settings
      ) {
        // Made here, so that the answer's many texts do not stay.
        TMDB.Film(
          excerpt, naming: genres, settings: run.settings, people: people,
          mark: run.access.mark?(bytes))
      }
    }
  }

  private static func excerpt(
    of answer: Answer, for request: Request
  ) throws(Fault) -> (excerpt: TMDB.FilmExcerpt, bytes: [UInt8]) {
    let bytes = try answer.excerpt(MovieDTO.self, for: request, TMDB.FilmExcerpt.bytes)
    do throws(ByteReader.Damage) {
      return (try TMDB.FilmExcerpt(bytes), bytes)
    } catch {
      throw .damagedExcerpt(request)
    }
  }
}

extension TMDB.DetailLoader<TMDB.FilmOutline> {
  init(outlining run: TMDB.Run) {
    self.init(run) { [settings = run.settings] answer, request, asked throws(Fault) in
      try answer.reading(MovieDTO.self, for: request) { dto in
        TMDB.FilmAnswer(
          of: dto.id, asked: asked, lacking: dto.absentParts, isAccepted: settings.accepts(dto),
          by: settings
        ) { TMDB.FilmOutline(dto, settings) }
      }
    }
  }
}
