extension TMDB {
  /// What its voters think of a film.
  struct Rating: Hashable, Sendable {
    /// 1 to 100: tenths of a point of ten.
    let score: Int
    /// 1 or more.
    let votes: Int

    /// `nil` for what no rating is.
    init?(score: Int, votes: Int) {
      guard (1...100).contains(score), votes > 0 else { return nil }
      self.score = score
      self.votes = votes
    }

    /// `nil` without votes, and for a score that none could have given.
    init?(average: Double, votes: Int) {
      guard votes > 0, average > 0, average <= 10 else { return nil }
      score = max(1, Int((average * 10).rounded()))
      self.votes = votes
    }
  }
}
