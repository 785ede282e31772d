extension TMDBServer {
  /// What one target answers instead of the truth.
  public enum Override: Sendable {
    case always(CannedAnswer)
    /// That many times, then the truth.
    case first(Int, CannedAnswer)
    /// Made of the request, such as one that repeats what it was shown.
    case made(@Sendable (SeenRequest) -> CannedAnswer)
  }
}
