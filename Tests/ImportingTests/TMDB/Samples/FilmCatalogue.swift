import Fetching
import Foundation
import Synchronization
import Wiki

@testable import Importing

/// Answers `/discover/movie` out of any number of films, which are made as they are asked for: film 1
/// is of 1 January 1990, and so many more are of each day. Pages beyond 500 are refused.
///
/// A class because the requests write down in it that they came.
final class FilmCatalogue: Sendable {
  private let films: Int
  private let perDay: Int
  private let undated: Int
  private let heedsWindows: Bool
  private let asked = Mutex<[(page: Int, window: String?)]>([])

  private static let firstDay = 7305

  init(films: Int, perDay: Int, undated: Int = 0, heedsWindows: Bool = true) {
    self.films = films
    self.perDay = perDay
    self.undated = undated
    self.heedsWindows = heedsWindows
  }

  var transport: MemoryTransport {
    MemoryTransport { request throws(TransportError) in self.answer(to: request) }
  }

  /// In ascending order.
  var pages: [Int] { asked.withLock { $0.map(\.page).sorted() } }

  /// Each once; nil is the undivided list.
  var windows: Set<String?> { asked.withLock { Set($0.map(\.window)) } }

  private func answer(to request: Request) -> Answer {
    let items = URLComponents(string: request.url)?.queryItems ?? []
    let query = Dictionary(items.map { ($0.name, $0.value ?? "") }) { $1 }
    let page = Int(query["page"] ?? "") ?? 0
    let folders = request.recording.split(separator: "/").dropLast()
    let window = folders.count == 3 ? folders.last.map(String.init) : nil
    asked.withLock { $0.append((page, window)) }
    guard page <= 500 else { return Answer(status: 400, body: []) }
    let films = window == nil || !heedsWindows ? all : films(between: query)
    let rows = films.dropFirst((page - 1) * 20).prefix(20).map(row).joined(separator: ",")
    let body = """
      {"page":\(page),"results":[\(rows)],"total_pages":\(max(1, (films.count + 19) / 20)),\
      "total_results":\(films.count)}
      """
    return Answer(status: 200, body: Array(body.utf8))
  }

  /// Those without a date have ids below 1: they are on the first pages.
  private var all: Range<Int> { (1 - undated)..<(films + 1) }

  private func films(between query: [String: String]) -> Range<Int> {
    let bounds = TMDB.DateWindow.bounds.map { CalendarDate(iso8601: query[$0] ?? "") }
    let first = bounds[0].map { $0.daysSince1970 - Self.firstDay } ?? 0
    let last = bounds[1].map { $0.daysSince1970 - Self.firstDay } ?? films
    let from = max(0, first) * perDay + 1
    return from..<max(from, min(films, (last + 1) * perDay) + 1)
  }

  private func row(_ id: Int) -> String {
    let day = CalendarDate(daysSince1970: Self.firstDay + (id - 1) / perDay)
    let date = id < 1 ? "" : day?.iso8601 ?? ""
    return """
      {"id":\(id),"release_date":"\(date)","popularity":\(id),"vote_count":\(id),\
      "title":"Film \(100_000 + id)"}
      """
  }
}
