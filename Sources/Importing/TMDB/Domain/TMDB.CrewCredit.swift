extension TMDB {
  /// One job of a person for a film.
  struct CrewCredit: Credit, Hashable, Sendable {
    let person: Int
    let place: Int32
    let department: Department
    let job: Job
  }
}
