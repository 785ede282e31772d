extension TMDB {
  /// Where a credit stands: the place of its film among all, and its own in that film's list.
  struct CreditPlace: Hashable, Sendable {
    private let filmPlace: Int32
    private let rowPlace: Int32

    init(film: Int, row: Int) {
      filmPlace = Int32(film)
      rowPlace = Int32(row)
    }

    var film: Int { Int(filmPlace) }

    var row: Int { Int(rowPlace) }
  }
}
