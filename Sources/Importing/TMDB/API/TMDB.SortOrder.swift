extension TMDB {
  /// How `/discover/movie` sorts its films: `vote_average.desc`.
  struct SortOrder: Hashable, Sendable {
    private let field: String
    private let isDescending: Bool

    /// TMDB's own default is the most popular first.
    init(_ parameter: String?) {
      let parts = (parameter ?? "popularity.desc").split(separator: ".")
      field = parts.first.map(String.init) ?? ""
      isDescending = parts.last == "desc"
    }

    func key(of row: MovieRowDTO) -> SortKey? {
      switch field {
      case "popularity": .number(row.popularity)
      case "vote_average": .number(row.voteAverage)
      case "vote_count": .number(Double(row.voteCount))
      case "primary_release_date": .text(row.releaseDate)
      case "title": .text(row.title)
      case "original_title": .text(row.originalTitle)
      default: nil
      }
    }

    /// Rows with equal keys, and all where a key is missing, stay in their order.
    func sorted(_ rows: [ListRow]) -> [ListRow] {
      let keys = rows.compactMap(\.key)
      guard keys.count == rows.count else { return rows }
      return rows.indices.sorted { left, right in
        guard keys[left] != keys[right] else { return left < right }
        return isDescending ? keys[left] > keys[right] : keys[left] < keys[right]
      }.map { rows[$0] }
    }
  }
}
