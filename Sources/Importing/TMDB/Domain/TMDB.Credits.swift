extension TMDB {
  /// Who is in a film, in billing order, and who made it.
  struct Credits: Sendable {
    /// Each person once.
    let cast: [CastCredit]
    /// Each job of a person once.
    let crew: [CrewCredit]

    init(_ dto: CreditsDTO?, film: Int, people: PeopleTable) {
      let cast = Self.cast(dto?.cast ?? [])
      let crew = Self.crew(dto?.crew ?? [])
      (self.cast, self.crew) = people.note { people in
        (
          cast.map { member in
            people.add(member.row, member.name, film: film)
            // Hardly any two films have a character in common, and a table of all would be as large.
            return CastCredit(
              person: member.row.id, character: member.characters.joined(separator: " / "))
          },
          Self.crew(crew, film: film, &people)
        )
      }
    }

    /// One of the cast, with the row that came first.
    private struct Member {
      let row: CastDTO
      let name: String
      var characters: [String] = []
    }

    /// A person who is there twice keeps the first place, with all characters.
    private static func cast(_ rows: [CastDTO]) -> [Member] {
      var seen = Set<String>(minimumCapacity: rows.count)
      var places = [Int: Int](minimumCapacity: rows.count)
      var members: [Member] = []
      members.reserveCapacity(rows.count)
      for row in billed(rows) {
        guard let name = row.name.someLine, seen.isNew(row.creditID) else { continue }
        let place = places[row.id] ?? members.count
        if place == members.count {
          places[row.id] = place
          members.append(Member(row: row, name: name))
        }
        guard let character = row.character.someLine,
          !members[place].characters.contains(character)
        else { continue }
        members[place].characters.append(character)
      }
      return members
    }

    /// By the order of the billing; what has none comes last, as the wire has it.
    private static func billed(_ rows: [CastDTO]) -> [CastDTO] {
      // Most lists come in it.
      let orders = rows.map { $0.order ?? .max }
      guard !zip(orders, orders.dropFirst()).allSatisfy(<=) else { return rows }
      return rows.enumerated()
        .sorted { ($0.element.order ?? .max, $0.offset) < ($1.element.order ?? .max, $1.offset) }
        .map(\.element)
    }

    /// Those with a name, without those that come up again.
    private static func crew(_ rows: [CrewDTO]) -> [(row: CrewDTO, name: String)] {
      var seen = Set<String>(minimumCapacity: rows.count)
      return rows.compactMap { row in
        guard let name = row.name.someLine, seen.isNew(row.creditID) else { return nil }
        return (row, name)
      }
    }

    private static func crew(
      _ rows: [(row: CrewDTO, name: String)], film: Int, _ people: inout PeopleTable.State
    ) -> [CrewCredit] {
      var known = Set<CrewCredit>(minimumCapacity: rows.count)
      return rows.compactMap { row, name in
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

extension TMDB.PeopleTable.State {
  fileprivate mutating func add(_ row: CastDTO, _ name: String, film: Int) {
    add(
      row.id, name: name, knownFor: row.knownFor.singleLine, profilePath: row.profilePath,
      film: film)
  }
}

extension Set<String> {
  /// Notes a credit; one without a mark of its own is always new.
  fileprivate mutating func isNew(_ creditID: String) -> Bool {
    creditID.isEmpty || insert(creditID).inserted
  }
}
