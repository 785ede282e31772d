extension RickAndMortyServer {
  /// What one target answers instead of the truth.
  public enum Override: Sendable {
    case always(CannedAnswer)
    /// That many times, then the truth.
    case first(Int, CannedAnswer)
  }
}
