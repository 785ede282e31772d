import Diagnostics
import Fetching
import Wiki

extension RickAndMorty {
  /// Fetches the three lists, each of them whole.
  struct Loader {
    private let access: SourceAccess

    init(_ access: SourceAccess) { self.access = access }

    func load() async throws(Fault) -> SourceData {
      let characters = try await list(.character, of: CharacterDTO.self)
      let locations = try await list(.location, of: LocationDTO.self)
      let episodes = try await list(.episode, of: EpisodeDTO.self)
      let world = World(
        characters: characters.rows, locations: locations.rows, episodes: episodes.rows,
        isSample: access.isSample)
      let answered = [characters.date, locations.date, episodes.date].compactMap(\.self).min()
      return SourceData(
        collections: world.collections,
        oneSidedLinks: world.oneSidedLinks,
        warnings: characters.warnings + locations.warnings + episodes.warnings + world.warnings,
        date: answered ?? world.newest)
    }

    private struct List<Row: Sendable>: Sendable {
      var rows: [Row]
      let warnings: [Warning]
      /// The day of the oldest answer, where answers are dated.
      let date: CalendarDate?
    }

    private struct DatedRow<Row: Sendable>: Sendable {
      let row: Row
      let date: CalendarDate?
    }

    /// Every entry once, in the order of ids; what a walk missed is asked for by id, once.
    private func list<Row: IdentifiedDTO>(
      _ endpoint: Endpoint, of type: Row.Type
    ) async throws(Fault) -> List<Row> {
      let walk = try await walk(endpoint, of: type)
      var rows: [Int: Row] = [:]
      var warnings: [Warning] = []
      for row in walk.rows.map(\.row) where rows.updateValue(row, forKey: row.id) != nil {
        warnings.append(
          Warning(
            .duplicate, subject: "\(endpoint.rawValue)/\(row.id)",
            "The list \(endpoint.rawValue) holds \(row.id) more than once; it is taken once."))
      }
      if !access.isSample, rows.count < walk.lastCount {
        for row in try await missed(endpoint, of: type, count: walk.lastCount, got: rows) {
          rows[row.id] = row
        }
        guard rows.count >= walk.lastCount else {
          throw Fault.incomplete(
            endpoint.all(at: access.base).url, got: rows.count, of: walk.lastCount)
        }
      }
      return List(
        rows: rows.values.sorted { $0.id < $1.id }, warnings: warnings,
        date: walk.rows.compactMap(\.date).min())
    }

    private func walk<Row: IdentifiedDTO>(
      _ endpoint: Endpoint, of type: Row.Type
    ) async throws(Fault) -> ListWalk<DatedRow<Row>> {
      let base = access.base
      let paginator = Paginator<DatedRow<Row>>(
        list: endpoint.rawValue, client: access.client,
        fields: ListFields(rows: "results", count: "info.count", pages: "info.pages"),
        request: { $0 == 1 ? endpoint.all(at: base) : endpoint.page($0, at: base) },
        decode: { answer, request throws(Fault) in
          let page = try answer.json(PageDTO<Row>.self, for: request)
          let date = answer.headers["Date"].flatMap(CalendarDate.init(httpDate:))
          return ListPage(
            rows: page.results.map { DatedRow(row: $0, date: date) }, count: page.info.count,
            pages: page.info.pages)
        })
      return try await paginator.walk(maxPages: access.maxPages)
    }

    /// Ids are contiguous from 1, so what is missing among them is what the walk missed.
    private func missed<Row: IdentifiedDTO>(
      _ endpoint: Endpoint, of type: Row.Type, count: Int, got: [Int: Row]
    ) async throws(Fault) -> [Row] {
      let last = min(max(count, got.keys.max() ?? 0), count * 2)
      let ids = (1...max(last, 1)).filter { got[$0] == nil }
      let groups = stride(from: 0, to: ids.count, by: Self.idsPerRequest).map {
        Array(ids[$0..<min($0 + Self.idsPerRequest, ids.count)])
      }
      let base = access.base
      let rows = try await access.client.concurrentMap(groups) { ids throws(Fault) in
        let request = endpoint.multiple(ids, at: base)
        return try await access.client.value(for: request) { answer throws(Fault) in
          try answer.json([Row].self, for: request)
        }
      }
      return rows.flatMap(\.self)
    }

    /// Keeps the address of a request short enough for any proxy.
    private static let idsPerRequest = 100
  }
}
