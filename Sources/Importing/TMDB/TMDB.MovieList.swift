extension TMDB {
  /// The lists that films are taken from; the raw value is the setting's word.
  enum MovieList: String, CaseIterable, Sendable {
    case popular
    case topRated = "top_rated"
    case nowPlaying = "now_playing"
    case upcoming
    /// The films that meet the parameters of the setting `discover`.
    case discover
  }
}
