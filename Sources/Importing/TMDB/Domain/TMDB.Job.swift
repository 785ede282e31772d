extension TMDB {
  /// What somebody did for a film, as a number; the words are in `People`.
  struct Job: Hashable, Sendable {
    let number: Int32

    /// The job is among those whose people get a page.
    var isKey: Bool { number < Self.keyWords.count }

    static let director = Job(number: 0)

    /// Whoever wrote the script or what it is made from.
    static let writing: Set<Job> = [Job(number: 1), Job(number: 2), Job(number: 3)]

    /// A vocabulary of jobs begins with these.
    static let keyWords = [
      "Director", "Screenplay", "Writer", "Story", "Producer", "Original Music Composer",
      "Director of Photography", "Editor",
    ]
  }
}
