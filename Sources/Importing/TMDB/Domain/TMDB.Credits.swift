extension TMDB {
  /// Who is in a film, in billing order, and who made it.
  struct Credits: Sendable {
    /// Each person once.
    let cast: [CastCredit]
    /// Each job of a person once.
    let crew: [CrewCredit]

    /// `known` are the numbers of the crew's words, where they have some already.
    init(
      _ excerpt: FilmExcerpt, known: [(department: Int32?, job: Int32?)],
      _ people: inout PeopleTable.State
    ) {
      let castPlaces = people.places(of: excerpt.cast.map(\.person), film: excerpt.id)
      cast = zip(excerpt.cast, castPlaces).map { role, place in
        let place =
          place ?? people.add(role.person, film: excerpt.id) { excerpt.person(at: role.words) }
        // Hardly any two films have a character in common, and a table of all would be as large.
        return CastCredit(person: role.person, place: place, character: role.character)
      }
      let crewPlaces = people.places(of: excerpt.crew.map(\.person), film: excerpt.id)
      crew = excerpt.crew.indices.map { index in
        let (work, known) = (excerpt.crew[index], known[index])
        let place =
          crewPlaces[index]
          ?? people.add(work.person, film: excerpt.id) { excerpt.person(at: work.words) }
        return CrewCredit(
          person: work.person, place: place,
          department: known.department.map(Department.init(number:))
            ?? people.department(work.department),
          job: known.job.map(Job.init(number:)) ?? people.job(work.job))
      }
    }

    /// The crew of each department, in its order.
    var departments: [(department: Department, credits: [CrewCredit])] {
      var departments: [(department: Department, credits: [CrewCredit])] = []
      let order = crew.indices.sorted {
        (crew[$0].department.number, $0) < (crew[$1].department.number, $1)
      }
      for credit in order.lazy.map({ crew[$0] }) {
        if departments.last?.department != credit.department {
          departments.append((credit.department, []))
        }
        departments[departments.count - 1].credits.append(credit)
      }
      return departments
    }
  }
}
