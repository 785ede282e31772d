import JSONReading

extension TMDB.FilmExcerpt {
  static func writeCredits(of dto: MovieDTO, to writer: inout ByteWriter) {
    writer.write(cast(dto.credits?.cast ?? [])) { writer, member in
      writer.write(member.row.id)
      member.writeCharacter(to: &writer)
      writer.writePerson(member.name, member.row.knownFor, member.row.profilePath)
    }
    writer.write(crew(dto.credits?.crew ?? [])) { writer, deed in
      writer.write(deed.row.id)
      writer.write(deed.department)
      writer.write(deed.job)
      writer.writePerson(deed.name, deed.row.knownFor, deed.row.profilePath)
    }
  }

  /// In billing order, each once.
  static func castPeople(of dto: MovieDTO) -> [Int] {
    cast(dto.credits?.cast ?? []).map(\.row.id)
  }

  /// Those with the key jobs, in the order of the credits.
  static func keyPeople(of dto: MovieDTO) -> [Int] {
    crew(dto.credits?.crew ?? []).filter { isKey($0.job) }.map(\.row.id)
  }

  private static func isKey(_ job: JSONText) -> Bool {
    TMDB.Job.keyWords.contains { word in
      job.withBytes { word.utf8.count == $0.count && word.utf8.elementsEqual($0) }
    }
  }

  /// One of the cast, with the row that came first.
  private struct Member {
    let row: CastDTO
    let name: JSONText
    private var character: JSONText?
    /// Hardly anybody has one.
    private var otherCharacters: [JSONText] = []

    init(_ row: CastDTO, name: JSONText) {
      self.row = row
      self.name = name
    }

    /// All of them.
    func writeCharacter(to writer: inout ByteWriter) {
      guard !otherCharacters.isEmpty else { return writer.write(character ?? .empty) }
      writer.write([character ?? .empty] + otherCharacters, joinedBy: " / ")
    }

    mutating func plays(_ character: JSONText) {
      if self.character == nil {
        self.character = character
      } else if self.character != character, !otherCharacters.contains(character) {
        otherCharacters.append(character)
      }
    }
  }

  /// A person who is there twice keeps the first place, with all characters.
  private static func cast(_ rows: [CastDTO]) -> [Member] {
    var seen = Set<JSONText>(minimumCapacity: rows.count)
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

  /// What one of the crew did.
  private struct Deed: Hashable {
    let row: CrewDTO
    let name: JSONText
    let department: JSONText
    let job: JSONText

    init(_ row: CrewDTO, name: JSONText) {
      self.row = row
      self.name = name
      department = row.department.someLine ?? JSONText(TMDB.Department.crew)
      job = row.job.singleLine
    }

    /// Another spelling of a word is another one: that which comes first would else stand for both.
    static func == (one: Deed, other: Deed) -> Bool {
      one.row.id == other.row.id && one.department.hasSameBytes(as: other.department)
        && one.job.hasSameBytes(as: other.job)
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(row.id)
      hasher.combine(department)
      hasher.combine(job)
    }
  }

  /// Those with a name, without those that come up again.
  private static func crew(_ rows: [CrewDTO]) -> [Deed] {
    var seen = Set<JSONText>(minimumCapacity: rows.count)
    var known = Set<Deed>(minimumCapacity: rows.count)
    return rows.compactMap { row in
      guard let name = row.name.someLine, seen.isNew(row.creditID) else { return nil }
      let deed = Deed(row, name: name)
      return known.insert(deed).inserted ? deed : nil
    }
  }
}

extension ByteWriter {
  fileprivate mutating func writePerson(
    _ name: JSONText, _ knownFor: JSONText, _ profilePath: JSONText?
  ) {
    write(name)
    write(knownFor.singleLine)
    write(profilePath)
  }
}

extension Set<JSONText> {
  /// Notes a credit; one without a mark of its own is always new.
  fileprivate mutating func isNew(_ creditID: JSONText) -> Bool {
    creditID.isEmpty || insert(creditID).inserted
  }
}
