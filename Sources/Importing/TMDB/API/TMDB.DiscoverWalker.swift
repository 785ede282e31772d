import Diagnostics
import Fetching
import Wiki

extension TMDB {
  /// Walks the films that meet the user's parameters, however many they are: beyond what TMDB gives
  /// of one list, window by window of release days.
  struct DiscoverWalker: Sendable {
    private let run: Run
    private let order: SortOrder
    private let walker: ListWalker

    private static let list = "discover/movie"

    init(_ run: Run) {
      self.run = run
      order = SortOrder(run.settings.discover["sort_by"])
      walker = ListWalker(run, order: order)
    }

    /// With a warning for each day of which TMDB does not give all films.
    typealias Found = (rows: [ListRow], warnings: [Warning])

    func walk() async throws(Fault) -> Found {
      let (requests, parameters) = (run.requests, run.settings.discover)
      let whole = try await walker.walk(Self.list) { requests.page($0, of: parameters) }
      guard whole.count > ListWalker.mostRows, !run.access.isSample,
        let window = DateWindow(of: parameters)
      else { return (whole.rows, []) }
      let found = try await films(of: window, counting: whole.count)
      // Films without a date are in no window.
      let rows = ListWalker.union(of: [whole.rows + found.rows])
      let missing = whole.count - rows.count
      let isShort = found.warnings.isEmpty && missing > ListWalker.rowsPerPage
      return (
        order.sorted(rows),
        found.warnings + (isShort ? [Self.short(rows.count, of: whole.count)] : [])
      )
    }

    private func films(of window: DateWindow, counting count: Int) async throws(Fault) -> Found {
      guard count > ListWalker.mostRows else { return try await walk(window) }
      guard let halves = window.halves else {
        return (try await listing(of: window).rows, [Self.capped(window, count)])
      }
      let counts = [try await self.count(of: halves.0), try await self.count(of: halves.1)]
      guard counts[0] + counts[1] <= count + count / 2 else {
        throw .windowIgnored(request(1, of: halves.0), counts[0], of: count)
      }
      let earlier = try await films(of: halves.0, counting: counts[0])
      let later = try await films(of: halves.1, counting: counts[1])
      return (earlier.rows + later.rows, earlier.warnings + later.warnings)
    }

    /// The films of a window that TMDB gives as one list, unless it has grown beyond that.
    private func walk(_ window: DateWindow) async throws(Fault) -> Found {
      let listing = try await listing(of: window)
      guard listing.count > ListWalker.mostRows else { return (listing.rows, []) }
      return try await films(of: window, counting: listing.count)
    }

    private func listing(of window: DateWindow) async throws(Fault) -> ListWalker.Listing {
      try await walker.walk("\(Self.list)/\(window)") { request($0, of: window) }
    }

    private func count(of window: DateWindow) async throws(Fault) -> Int {
      try await walker.count(of: "\(Self.list)/\(window)") { request($0, of: window) }
    }

    private func request(_ page: Int, of window: DateWindow) -> Request {
      run.requests.page(page, of: run.settings.discover, in: window)
    }

    private static func capped(_ window: DateWindow, _ count: Int) -> Warning {
      Warning(
        .cappedList, subject: "\(list)/\(window)",
        """
        \(count) films are of the one day \(window.first.iso8601), and TMDB gives \
        \(ListWalker.mostRows) of them; the others are not in the wiki.
        """)
    }

    private static func short(_ had: Int, of count: Int) -> Warning {
      Warning(
        .cappedList, subject: list,
        """
        \(count) films meet the parameters, and \(had) of them could be had: TMDB gives \
        \(ListWalker.mostRows) of a list, and films without a date are in no other.
        """)
    }
  }
}
