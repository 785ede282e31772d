extension TMDB {
  /// What TMDB numbers and names: a genre, a company, a series of films.
  struct Named: Hashable, Sendable {
    let id: Int
    let name: String

    /// `nil` if the name says nothing.
    init?(_ dto: NamedDTO, people: PeopleTable) {
      guard let name = dto.name.someLine else { return nil }
      id = dto.id
      self.name = people.shared(name)
    }
  }
}
