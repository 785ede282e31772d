extension TMDB {
  /// Everyone whom the films credit, and the words that credits use.
  struct People: Sendable {
    private let rows: [Row]
    private let places: IDTable
    private let jobs: [String]
    private let departments: [String]

    init(rows: [Row], places: IDTable, jobs: [String], departments: [String]) {
      self.rows = rows
      self.places = places
      self.jobs = jobs
      self.departments = departments
    }

    subscript(id: Int) -> Person? { places[id].map { rows[Int($0)].person } }

    func name(of id: Int) -> String? { places[id].map { rows[Int($0)].person.name } }

    /// That of somebody whom a film credits, by the place that the credit has.
    func name(at place: Int32) -> String { rows[Int(place)].person.name }

    func word(_ job: Job) -> String { jobs[Int(job.number)] }

    func word(_ department: Department) -> String { departments[Int(department.number)] }
  }
}
