import Synchronization

extension TMDB {
  /// Gathers the people, and every word that comes up again and again, while films arrive.
  ///
  /// A class because films that are read at the same time share it: a name that a thousand credits
  /// have is in the memory once.
  final class PeopleTable: Sendable {
    private let state = Mutex(State())
    /// The words that credits use, as they were when one came up last: whoever looks one up need not wait for
    /// those who note what is in a film.
    private let words: Mutex<Words>

    init() { words = Mutex(state.withLock { $0.words }) }

    /// Everyone there is by now.
    var people: People {
      state.withLock {
        People(
          $0.persons, places: $0.places, jobs: $0.words.jobs.words,
          departments: $0.words.departments.words)
      }
    }

    /// The numbers of those words that are known by now, so that the table is not held while most are looked up.
    func numbers(of crew: [FilmExcerpt.Work]) -> [(department: Int32?, job: Int32?)] {
      let words = words.withLock(\.self)
      return crew.map { (words.departments.known($0.department), words.jobs.known($0.job)) }
    }

    /// Whoever has much to note has the table for itself meanwhile: films that are read at the same time
    /// would else wait for each other a hundred times each.
    func note<Value>(_ body: (inout sending State) -> sending Value) -> sending Value {
      state.withLock { state in
        let known = state.words.count
        let value = body(&state)
        if state.words.count > known { words.withLock { [new = state.words] in $0 = new } }
        return value
      }
    }

    fileprivate struct Words {
      var jobs = Vocabulary(Job.keyWords)
      var departments = Vocabulary(Department.knownWords)

      var count: Int { jobs.words.count + departments.words.count }
    }

    struct State {
      fileprivate var persons: [Person] = []
      /// By the places of people: the film whose word about them it is. Asked for with each credit, and all that
      /// mostly is.
      private var films: [Int] = []
      fileprivate var places = IDTable()
      fileprivate var words = Words()
      private var texts: Set<ExactText> = []
      /// UTF-8 code units of a `String` that needs no memory besides its own sixteen bytes, on 64 bits:
      /// https://github.com/swiftlang/swift/blob/main/stdlib/public/core/SmallString.swift
      private static let mostInPlace = 15

      /// The word of the film with the lowest id about a person stays. Returns the person's place, which stays too.
      mutating func add(_ id: Int, film: Int, _ person: () -> Person) -> Int32 {
        let place = places[id]
        if let place, films[Int(place)] <= film { return place }
        let told = person()
        let known = Person(
          name: told.name, knownFor: shared(told.knownFor), profilePath: told.profilePath)
        if let place {
          persons[Int(place)] = known
          films[Int(place)] = film
          return place
        }
        let end = Int32(persons.count)
        places[id] = end
        persons.append(known)
        films.append(film)
        return end
      }

      /// The places of those of whom a film has nothing new to say. All are looked up before any is compared: their
      /// memory is on its way at once then.
      func places(of ids: [Int], film: Int) -> [Int32?] {
        let places = ids.map { self.places[$0] }
        return places.map { place in place.flatMap { films[Int($0)] <= film ? $0 : nil } }
      }

      mutating func job(_ word: String) -> Job { Job(number: words.jobs.number(of: word)) }

      mutating func department(_ word: String) -> Department {
        Department(number: words.departments.number(of: word))
      }

      /// The same text, in the memory that all films share.
      mutating func shared(_ text: String) -> String {
        // So short a one lies where it is held, and has no memory of its own to share.
        if text.utf8.count <= Self.mostInPlace { return text }
        return texts.insert(ExactText(text)).memberAfterInsert.text
      }
    }
  }
}
