import Synchronization

extension TMDB {
  /// Gathers the people, and every word that comes up again and again, while films arrive.
  ///
  /// A class because films that are read at the same time share it: a name that a thousand credits
  /// have is in the memory once.
  final class PeopleTable: Sendable {
    private let state = Mutex(State())

    init() {}

    /// Everyone there is by now.
    var people: People {
      state.withLock {
        People(
          rows: $0.rows, places: $0.places, jobs: $0.jobs.words, departments: $0.departments.words)
      }
    }

    /// The numbers of those words that are known by now, so that the table is not held while most are looked up.
    func numbers(of crew: [FilmExcerpt.Work]) -> [(department: Int32?, job: Int32?)] {
      let (departments, jobs) = state.withLock { ($0.departments, $0.jobs) }
      return crew.map { (departments.known($0.department), jobs.known($0.job)) }
    }

    /// Whoever has much to note has the table for itself meanwhile: films that are read at the same time
    /// would else wait for each other a hundred times each.
    func note<Value>(_ body: (inout sending State) -> sending Value) -> sending Value {
      state.withLock(body)
    }

    struct State {
      fileprivate var rows: [People.Row] = []
      fileprivate var places: [Int: Int32] = [:]
      fileprivate var jobs = Vocabulary(Job.keyWords)
      fileprivate var departments = Vocabulary(Department.knownWords)
      private var texts: Set<ExactText> = []

      /// The word of the film with the lowest id about a person stays.
      mutating func add(_ id: Int, film: Int, _ person: () -> Person) {
        let place = places[id].map(Int.init)
        if let place, rows[place].film <= film { return }
        let known = person()
        let row = People.Row(
          person: Person(
            name: known.name, knownFor: shared(known.knownFor), profilePath: known.profilePath),
          film: film)
        if let place {
          rows[place] = row
        } else {
          places[id] = Int32(rows.count)
          rows.append(row)
        }
      }

      mutating func job(_ word: String) -> Job { Job(number: jobs.number(of: word)) }

      mutating func department(_ word: String) -> Department {
        Department(number: departments.number(of: word))
      }

      /// The same text, in the memory that all films share.
      mutating func shared(_ text: String) -> String {
        texts.insert(ExactText(text)).memberAfterInsert.text
      }
    }
  }
}
