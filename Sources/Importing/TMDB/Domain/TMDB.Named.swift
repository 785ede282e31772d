extension TMDB {
  /// What TMDB numbers and names: a genre, a company, a series of films.
  struct Named: Hashable, Sendable {
    let id: Int
    let name: String

    /// The number tells all but a few apart.
    func hash(into hasher: inout Hasher) { hasher.combine(id) }

    /// `nil` if the name says nothing.
    init?(_ dto: NamedDTO, in people: inout PeopleTable.State) {
      guard !dto.name.isEmpty else { return nil }
      id = dto.id
      name = people.shared(dto.name)
    }
  }
}
