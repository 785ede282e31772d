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

    /// The word of the film with the lowest id about a person stays.
    func add(_ id: Int, name: String, knownFor: String, profilePath: String?, film: Int) {
      state.withLock { state in
        let place = state.places[id].map(Int.init)
        if let place, state.rows[place].film <= film { return }
        let person = Person(
          name: name, knownFor: state.texts.insert(ExactText(knownFor)).memberAfterInsert.text,
          profilePath: profilePath)
        let row = People.Row(person: person, film: film)
        if let place {
          state.rows[place] = row
        } else {
          state.places[id] = Int32(state.rows.count)
          state.rows.append(row)
        }
      }
    }

    func job(_ word: String) -> Job {
      Job(number: state.withLock { $0.jobs.number(of: word) })
    }

    func department(_ word: String) -> Department {
      Department(number: state.withLock { $0.departments.number(of: word) })
    }

    /// The same text, in the memory that all films share.
    func shared(_ text: String) -> String {
      state.withLock { $0.texts.insert(ExactText(text)).memberAfterInsert.text }
    }

    private struct State {
      var rows: [People.Row] = []
      var places: [Int: Int32] = [:]
      var jobs = Vocabulary(Job.keyWords)
      var departments = Vocabulary(Department.knownWords)
      var texts: Set<ExactText> = []
    }
  }
}
