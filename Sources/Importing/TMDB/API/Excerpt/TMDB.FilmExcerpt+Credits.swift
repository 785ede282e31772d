extension TMDB.FilmExcerpt {
  static func writeCredits(of dto: MovieDTO, to writer: inout ByteWriter) {
    writer.write(cast(dto.credits?.cast ?? [])) { writer, member in
      writer.write(member.row.id)
      writer.write(member.character)
      writer.writePerson(member.name, member.row.knownFor, member.row.profilePath)
    }
    writer.write(crew(dto.credits?.crew ?? [])) { writer, work in
      writer.write(work.key.person)
      writer.write(work.key.department.text)
      writer.write(work.key.job.text)
      writer.writePerson(work.name, work.row.knownFor, work.row.profilePath)
    }
  }

  /// One of the cast, with the row that came first.
  private struct Member {
    let row: CastDTO
    let name: String
    /// Hardly anybody has a second one.
    private(set) var characters: [String] = []

    init(_ row: CastDTO, name: String) {
      self.row = row
      self.name = name
    }

    /// All of them.
    var character: String {
      characters.count == 1 ? characters[0] : characters.joined(separator: " / ")
    }

    mutating func plays(_ character: String) {
      guard !characters.contains(character) else { return }
      characters.append(character)
    }
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
        members.append(Member(row, name: name))
      }
      if let character = row.character.someLine { members[place].plays(character) }
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

  private struct WorkKey: Hashable {
    let person: Int
    let department: ExactText
    let job: ExactText
  }

  /// Those with a name, without those that come up again.
  private static func crew(
    _ rows: [CrewDTO]
  ) -> [(key: WorkKey, name: String, row: CrewDTO)] {
    var seen = Set<String>(minimumCapacity: rows.count)
    var known = Set<WorkKey>(minimumCapacity: rows.count)
    return rows.compactMap { row in
      guard let name = row.name.someLine, seen.isNew(row.creditID) else { return nil }
      let key = WorkKey(
        person: row.id, department: ExactText(row.department.someLine ?? TMDB.Department.crew),
        job: ExactText(row.job.singleLine))
      return known.insert(key).inserted ? (key, name, row) : nil
    }
  }
}

extension ByteWriter {
  fileprivate mutating func writePerson(_ name: String, _ knownFor: String, _ profilePath: String?)
  {
    write(name)
    write(knownFor.singleLine)
    write(profilePath)
  }
}

extension Set<String> {
  /// Notes a credit; one without a mark of its own is always new.
  fileprivate mutating func isNew(_ creditID: String) -> Bool {
    creditID.isEmpty || insert(creditID).inserted
  }
}
