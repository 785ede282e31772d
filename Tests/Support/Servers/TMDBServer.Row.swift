extension TMDBServer {
  /// A row of a list, with what `discover` looks at.
  struct Row: Sendable {
    /// `2001-02-03`, or empty.
    let releaseDate: String
    let isAdult: Bool
    let text: @Sendable () -> String
  }
}
