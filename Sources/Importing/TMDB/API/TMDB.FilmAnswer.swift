extension TMDB {
  /// What became of a film that was asked for.
  enum FilmAnswer<Film: Sendable>: Sendable {
    case film(Film, lacking: [MovieDTO.Part])
    /// Adult, or with a keyword that the user denied.
    case refused
    /// Without its keywords, of which the user denied some.
    case unchecked(Int)
    case gone(Int)
    /// The answer is about another film.
    case other(Int)
  }
}

extension TMDB.FilmAnswer {
  /// `make` makes the film if it may be in the wiki.
  init(
    of id: Int, asked: Int, lacking parts: [MovieDTO.Part], isAccepted: Bool,
    by settings: TMDB.Settings, _ make: () -> Film
  ) {
    self =
      if id != asked {
        .other(id)
      } else if !isAccepted {
        .refused
      } else if !settings.canCheck(without: parts) {
        .unchecked(id)
      } else {
        .film(make(), lacking: parts)
      }
  }
}
