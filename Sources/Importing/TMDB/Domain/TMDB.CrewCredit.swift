extension TMDB {
  /// One job of a person for a film.
  struct CrewCredit: Hashable, Sendable {
    let person: Int
    /// Of the person in `People`, all of whose films were read into one table: who came first stands first.
    let place: Int32
    let department: Department
    let job: Job
  }
}
