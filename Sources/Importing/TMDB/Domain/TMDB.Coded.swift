extension TMDB {
  /// What has an ISO code and a name in a film's own words: a language, a country.
  struct Coded: Hashable, Sendable {
    let code: String
    /// `nil` where the film gives only the code.
    let name: String?

    /// The code tells all but a few apart.
    func hash(into hasher: inout Hasher) { hasher.combine(code) }
  }
}
