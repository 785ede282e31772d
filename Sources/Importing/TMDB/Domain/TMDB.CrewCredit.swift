extension TMDB {
  /// One job of a person for a film.
  struct CrewCredit: Hashable, Sendable {
    let person: Int
    let department: Department
    let job: Job
  }
}
