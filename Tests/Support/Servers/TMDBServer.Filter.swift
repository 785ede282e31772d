extension TMDBServer {
  /// What of `discover`'s parameters is honoured.
  struct Filter: Hashable, Sendable {
    private let from: String
    private let through: String
    private let hasAdult: Bool
    private let order: String

    init(_ request: SeenRequest) {
      // Of the two kinds of dates a film here has one.
      let bounds = ["gte", "lte"].map { side in
        request.query("primary_release_date.\(side)") ?? request.query("release_date.\(side)") ?? ""
      }
      let year = request.query("primary_release_year") ?? request.query("year")
      from = max(bounds[0], year.map { "\($0)-01-01" } ?? "")
      through = [bounds[1], year.map { "\($0)-12-31" } ?? ""].filter { !$0.isEmpty }.min() ?? ""
      hasAdult = request.query("include_adult") == "true"
      order = request.query("sort_by") ?? "popularity.desc"
    }

    /// The rows that pass, in the order asked for; they come with the most popular first.
    func applied(to rows: [Row]) -> [Row] {
      let passed = rows.filter(passes)
      return switch order {
      case "popularity.asc": passed.reversed()
      case "primary_release_date.asc", "release_date.asc":
        passed.sorted { $0.releaseDate < $1.releaseDate }
      case "primary_release_date.desc", "release_date.desc":
        passed.sorted { $0.releaseDate > $1.releaseDate }
      default: passed
      }
    }

    private func passes(_ row: Row) -> Bool {
      guard hasAdult || !row.isAdult else { return false }
      // A film without a date lies in no window.
      if row.releaseDate.isEmpty { return from.isEmpty && through.isEmpty }
      return row.releaseDate >= from && (through.isEmpty || row.releaseDate <= through)
    }
  }
}
