extension TMDB {
  /// Everyone whom the films credit, and the words that credits use.
  struct People: Sendable {
    private let rows: [Row]
    /// Of the rows, side by side: each page of a film asks for those of all whom it credits.
    private let names: [String]
    /// What `names` has, as UTF-8: the key of each page of a film asks for those of all whom it credits, too.
    private let nameBytes: TextColumn
    private let places: IDTable
    private let jobs: [String]
    private let departments: [String]

    init(rows: [Row], places: IDTable, jobs: [String], departments: [String]) {
      self.rows = rows
      names = rows.map(\.person.name)
      nameBytes = TextColumn(names)
      self.places = places
      self.jobs = jobs
      self.departments = departments
    }

    subscript(id: Int) -> Person? { places[id].map { rows[Int($0)].person } }

    var count: Int { rows.count }

    func place(of id: Int) -> Int32? { places[id] }

    func name(of id: Int) -> String? { places[id].map(name) }

    /// That of somebody whom a film credits, by the place that the credit has.
    func name(at place: Int32) -> String { names[Int(place)] }

    /// Reads the name, as UTF-8, of somebody whom a film credits.
    func withName<Value>(at place: Int32, _ read: (UnsafeRawBufferPointer) -> Value) -> Value {
      nameBytes.withBytes(at: place, read)
    }

    func word(_ job: Job) -> String { jobs[Int(job.number)] }

    func word(_ department: Department) -> String { departments[Int(department.number)] }
  }
}
