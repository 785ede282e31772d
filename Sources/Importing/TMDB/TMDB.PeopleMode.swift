extension TMDB {
  /// How much the wiki tells of people.
  enum PeopleMode: String, CaseIterable, Sendable {
    /// Names only.
    case none
    /// A page for each person whom a film shows.
    case shown
    /// Such pages with biographies, each of which is asked for by itself.
    case full
  }
}
