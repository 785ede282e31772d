extension TMDB {
  /// Who is in a film, in billing order, and who made it.
  struct Credits: Sendable {
    /// Each person once.
    let cast: [CastCredit]
    /// Each job of a person once.
    let crew: [CrewCredit]

    init(_ dto: CreditsDTO?, film: Int, people: PeopleTable) {
      cast = Self.cast(dto?.cast ?? [], film: film, people: people)
      crew = Self.crew(dto?.crew ?? [], film: film, people: people)
    }

    /// A person who is there twice keeps the first place, with all characters.
    private static func cast(
      _ rows: [CastDTO], film: Int, people: PeopleTable
    ) -> [CastCredit] {
      var seen: Set<String> = []
      var places: [Int: Int] = [:]
      var ids: [Int] = []
      var characters: [[String]] = []
      for row in billed(rows) {
        guard let name = row.name.someLine, seen.isNew(row.creditID) else { continue }
        if places[row.id] == nil {
          places[row.id] = ids.count
          ids.append(row.id)
          characters.append([])
          people.add(
            row.id, name: name, knownFor: row.knownFor.singleLine, profilePath: row.profilePath,
            film: film)
        }
        guard let place = places[row.id], let character = row.character.someLine,
          !characters[place].contains(character)
        else { continue }
        characters[place].append(character)
      }
      return zip(ids, characters).map {
        CastCredit(person: $0, character: people.shared($1.joined(separator: " / ")))
      }
    }

    /// By the order of the billing; what has none comes last, as the wire has it.
    private static func billed(_ rows: [CastDTO]) -> [CastDTO] {
      rows.enumerated()
        .sorted { ($0.element.order ?? .max, $0.offset) < ($1.element.order ?? .max, $1.offset) }
        .map(\.element)
    }

    private static func crew(
      _ rows: [CrewDTO], film: Int, people: PeopleTable
    ) -> [CrewCredit] {
      var seen: Set<String> = []
      var known: Set<CrewCredit> = []
      return rows.compactMap { row in
        guard let name = row.name.someLine, seen.isNew(row.creditID) else { return nil }
        people.add(
          row.id, name: name, knownFor: row.knownFor.singleLine, profilePath: row.profilePath,
          film: film)
        let credit = CrewCredit(
          person: row.id, department: people.department(row.department.someLine ?? Department.crew),
          job: people.job(row.job.singleLine))
        return known.insert(credit).inserted ? credit : nil
      }
    }
  }
}

extension Set<String> {
  /// Notes a credit; one without a mark of its own is always new.
  fileprivate mutating func isNew(_ creditID: String) -> Bool {
    creditID.isEmpty || insert(creditID).inserted
  }
}
