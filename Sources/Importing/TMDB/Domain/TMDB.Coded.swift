extension TMDB {
  /// What has an ISO code and a name in a film's own words: a language, a country.
  struct Coded: Hashable, Sendable {
    let code: String
    /// `nil` where the film gives only the code.
    let name: String?

    /// `nil` if the code says nothing.
    init?(code: String, name: String = "", people: PeopleTable) {
      guard let code = code.someLine else { return nil }
      self.code = code
      self.name = name.someLine.map(people.shared)
    }
  }
}
