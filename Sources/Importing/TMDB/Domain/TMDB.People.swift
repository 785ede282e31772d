extension TMDB {
  /// Everyone whom the films credit, and the words that credits use.
  struct People: Sendable {
    private let persons: [Person]
    /// Their names, side by side: each page of a film asks for those of all whom it credits, and its key has asked for
    /// them just before.
    private let names: TextColumn
    private let places: IDTable
    private let jobs: [String]
    private let departments: [String]

    init(_ persons: [Person], places: IDTable, jobs: [String], departments: [String]) {
      self.persons = persons
      names = TextColumn(persons.lazy.map { $0.name })
      self.places = places
      self.jobs = jobs
      self.departments = departments
    }

    subscript(id: Int) -> Person? { places[id].map { persons[Int($0)] } }

    var count: Int { persons.count }

    func place(of id: Int) -> Int32? { places[id] }

    func name(of id: Int) -> String? { places[id].map(name) }

    /// That of somebody whom a film credits, by the place that the credit has.
    func name(at place: Int32) -> String { names[place] }

    /// Reads the name, as UTF-8, of somebody whom a film credits.
    func withName<Value>(at place: Int32, _ read: (UnsafeRawBufferPointer) -> Value) -> Value {
      names.withBytes(at: place, read)
    }

    func word(_ job: Job) -> String { jobs[Int(job.number)] }

    func word(_ department: Department) -> String { departments[Int(department.number)] }
  }
}
