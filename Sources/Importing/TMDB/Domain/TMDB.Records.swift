import Synchronization
import Wiki

extension TMDB {
  /// All that the pages of films and people are made from.
  ///
  /// A class because each of many thousand entries refers to all of it.
  final class Records: Sendable {
    /// In the order of ids.
    let films: [Film]
    /// The ids of films in the order of each list.
    let ranks: [MovieList: [Int]]
    let people: People
    let filmography: Filmography
    let biographies: [Int: Biography]
    let images: ImageAddresses
    let settings: Settings
    /// By ISO code.
    let languages: [String: String]
    /// By ISO code.
    let countries: [String: String]
    private let places: IDTable
    /// Of people by their places: who has a page.
    private let pages: PlaceSet
    /// Of people who were asked about once: the key of a page asks, and then the page if it is made. A lock,
    /// because pages are made at once.
    private let askedOnce = Mutex<[Int: [Collaborator]]>([:])

    /// More than are made at a time.
    private static let mostAskedOnce = 256

    private static let mostCollaborators = 8

    init(
      films: [Film], ranks: [MovieList: [Int]], people: People, biographies: [Int: Biography],
      images: ImageAddresses, settings: Settings
    ) {
      self.films = films
      let places = IDTable(films.map(\.id))
      self.places = places
      self.ranks = ranks.mapValues { $0.filter { places[$0] != nil }.unique }
      self.people = people
      let pagePeople = pagePeople(of: films, settings: settings)
      pages = PlaceSet(pagePeople.lazy.compactMap { people.place(of: $0) }, count: people.count)
      filmography = Filmography(of: pagePeople, in: films)
      self.biographies = biographies
      self.images = images
      self.settings = settings
      (languages, countries) = concurrently(
        { Self.names(in: films) { $0.spokenLanguages } },
        { Self.names(in: films) { $0.countries } })
    }

    func hasFilm(_ id: Int) -> Bool { places[id] != nil }

    /// The films of the wiki that its viewers also liked, the best fit first.
    func recommendations(of film: Film) -> [Int] {
      Array(film.recommendations.lazy.filter { $0 != film.id && self.hasFilm($0) }.prefix(12))
    }

    /// Those who were most often in a film with a person, among the people with a page: at most eight.
    func collaborators(of person: Int) -> [Collaborator] {
      if let known = askedOnce.withLock({ $0.removeValue(forKey: person) }) { return known }
      let found = foundCollaborators(of: person)
      askedOnce.withLock {
        // Of pages that are as they were nobody asks again.
        if $0.count == Self.mostAskedOnce { $0.removeAll(keepingCapacity: true) }
        $0[person] = found
      }
      return found
    }

    private func foundCollaborators(of person: Int) -> [Collaborator] {
      let shared = filmography.sharedFilms(with: person)
      let most = shared.lazy.map(\.films).first(upTo: Self.mostCollaborators, by: >)
      // Names are looked up, and compared, of those alone who may be among the first.
      let least = most.count == Self.mostCollaborators ? most[most.count - 1] : 0
      return shared.lazy.filter { $0.films >= least }
        .map { Collaborator(person: $0.person, name: self.name(of: $0.person), films: $0.films) }
        .first(upTo: Self.mostCollaborators, by: <)
    }

    func name(of person: Int) -> String {
      biographies[person]?.name ?? people.name(of: person) ?? "#\(person)"
    }

    /// That of somebody whom a film credits, without looking for them.
    func name(of credit: some Credit) -> String {
      biographies[credit.person]?.name ?? people.name(at: credit.place)
    }

    /// Reads what `name(of:)` tells of a credit, as UTF-8.
    func withName<Value>(
      of credit: some Credit, _ read: (UnsafeRawBufferPointer) -> Value
    ) -> Value {
      guard var name = biographies[credit.person]?.name else {
        return people.withName(at: credit.place, read)
      }
      return name.withUTF8 { read(UnsafeRawBufferPointer($0)) }
    }

    func hasPage(_ credit: some Credit) -> Bool { pages.contains(credit.place) }

    /// The department of most of a person's work; `nil` if nobody knows.
    func knownFor(_ person: Int) -> String? {
      biographies[person]?.knownFor ?? people[person]?.knownFor.someLine
    }

    func profilePath(of person: Int) -> String? {
      biographies[person]?.profilePath ?? people[person]?.profilePath
    }

    /// The name that the first film with one gives to a code.
    private static func names(
      in films: [Film], _ list: (Film) -> [Coded]
    ) -> [String: String] {
      var names: [String: String] = [:]
      for film in films {
        for coded in list(film) where names[coded.code] == nil { names[coded.code] = coded.name }
      }
      return names
    }
  }
}
