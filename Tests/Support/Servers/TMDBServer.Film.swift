extension TMDBServer {
  /// A film of a test, as empty as the wire's films may be where nothing is said.
  public struct Film: Sendable {
    public let id: Int
    public let title: String
    /// `2001-02-03`, or empty.
    public let releaseDate: String
    /// Members in JSON, instead of those that a film has by itself: `["adult": "true"]`.
    public let fields: [String: String]

    public init(
      id: Int, title: String? = nil, releaseDate: String = "2001-02-03",
      fields: [String: String] = [:]
    ) {
      self.id = id
      self.title = title ?? "Film \(id)"
      self.releaseDate = releaseDate
      self.fields = fields
    }

    /// So many films from 1 January of a year on, evenly over some decades, the most popular first;
    /// ids and popularity tell nothing of the dates. The last ones have no date.
    public static func many(_ count: Int, from year: Int = 1950, undated: Int = 0) -> [Film] {
      var generator = SeededGenerator(seed: 3)
      let dated = count - undated
      let dates = (0..<dated).map { date(afterDays: $0 * 25_000 / dated, from: year) }
      let films = dates.shuffled(using: &generator) + Array(repeating: "", count: undated)
      return films.enumerated().map { Film(id: $0.offset + 1, releaseDate: $0.element) }
    }

    /// In years of twelve months of 28 days, which is all the same to whoever compares dates.
    private static func date(afterDays days: Int, from year: Int) -> String {
      let month = days / 28 % 12 + 1
      let day = days % 28 + 1
      return "\(year + days / 336)-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)"
    }
  }
}
