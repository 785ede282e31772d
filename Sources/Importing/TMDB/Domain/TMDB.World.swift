extension TMDB {
  /// The films with everything that they share resolved.
  struct World: Sendable {
    let records: Records
    let findings: Findings

    /// - Parameter films: ascending by id.
    init(
      films: [Film], ranks: [MovieList: [Int]], people: PeopleTable,
      biographies: [Int: PersonDTO], images: ImageAddresses, settings: Settings
    ) {
      let biographies = biographies.mapValues(Biography.init)
      records = Records(
        films: films, ranks: ranks, people: people.people, biographies: biographies,
        images: images, settings: settings)
      findings = Findings(of: films, biographies)
    }
  }
}
