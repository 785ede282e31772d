extension TMDB {
  /// What the user decided, or the defaults.
  struct Settings: Sendable {
    /// In the user's order, each once.
    let lists: [MovieList]
    /// The parameters of the list `discover`.
    let discover: [String: String]
    /// `en-US`
    let language: String
    /// ISO 3166-1; nil is the source's own.
    let region: String?
    let people: PeopleMode
    /// How many of a film's cast get a page each.
    let castLimit: Int
    let deniedIDs: Set<Int>
    /// Lower-cased names, and ids as text.
    let deniedKeywords: Set<String>

    init(
      lists: [MovieList] = [.popular], discover: [String: String] = [:],
      language: String = "en-US", region: String? = nil, people: PeopleMode = .shown,
      castLimit: Int = 20, deniedIDs: Set<Int> = [], deniedKeywords: Set<String> = []
    ) {
      self.lists = lists
      self.discover = discover
      self.language = language
      self.region = region
      self.people = people
      self.castLimit = castLimit
      self.deniedIDs = deniedIDs
      self.deniedKeywords = deniedKeywords
    }
  }
}
