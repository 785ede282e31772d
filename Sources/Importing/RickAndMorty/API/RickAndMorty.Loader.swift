import Diagnostics
import Fetching
import Wiki

extension RickAndMorty {
  /// Fetches the three lists, each of them whole.
  struct Loader {
    private let access: SourceAccess

    init(_ access: SourceAccess) { self.access = access }

    func load() async throws(Fault) -> SourceData {
      let (characters, locations, episodes) = try await lists()
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

    private func lists() async throws(Fault) -> (
      List<CharacterDTO>, List<LocationDTO>, List<EpisodeDTO>
    ) {
      guard access.isOfKeptRun else {
        return (
          try await list(of: CharacterDTO.self), try await list(of: LocationDTO.self),
          try await list(of: EpisodeDTO.self)
        )
      }
      async let locations = Result(awaiting: { () async throws(Fault) in
        try await list(of: LocationDTO.self)
      })
      async let episodes = Result(awaiting: { () async throws(Fault) in
        try await list(of: EpisodeDTO.self)
      })
      let characters = try await list(of: CharacterDTO.self)
      return (characters, try await locations.get(), try await episodes.get())
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
    private func list<Row: CreatedDTO>(of type: Row.Type) async throws(Fault) -> List<Row> {
      let walk = try await walk(type)
      let date = walk.rows.lazy.compactMap(\.date).min()
      let walked = walk.rows.map(\.row)
      // By their places: pairs of rows would be copied.
      let isAscending = walked.indices.dropFirst().allSatisfy { walked[$0 - 1].id < walked[$0].id }
      if isAscending, access.isSample || !lacksRows(walked.count, walk) {
        return List(rows: walked, warnings: [], date: date)
      }
      var rows: [Int: Row] = [:]
      var warnings: [Warning] = []
      for row in walked where rows.updateValue(row, forKey: row.id) != nil {
        warnings.append(
          Warning(
            .duplicate, subject: "\(Row.endpoint.rawValue)/\(row.id)",
            "The list \(Row.endpoint.rawValue) holds \(row.id) more than once; it is taken once."))
      }
      for row in walk.firstNow.lazy.map(\.row) where rows[row.id] == nil { rows[row.id] = row }
      if !access.isSample { try await complete(&rows, walk) }
      return List(
        rows: rows.values.sorted { $0.id < $1.id }, warnings: warnings, date: date)
    }

    /// Whether a walk missed some of the rows that its list has, or may have.
    private func lacksRows(_ count: Int, _ walk: ListWalk<DatedRow<some CreatedDTO>>) -> Bool {
      count < walk.count || !walk.isSteady
    }

    private func walk<Row: CreatedDTO>(
      _ type: Row.Type
    ) async throws(Fault) -> ListWalk<DatedRow<Row>> {
      let base = access.base
      let paginator = Paginator<DatedRow<Row>>(
        list: Row.endpoint.rawValue, client: access.client,
        fields: ListFields(rows: "results", count: "info.count", pages: "info.pages"),
        request: { $0 == 1 ? Row.endpoint.all(at: base) : Row.endpoint.page($0, at: base) },
        decode: { answer, request throws(Fault) in
          let page = try answer.json(PageDTO<Row>.self, for: request)
          let date = answer.headers["Date"].flatMap(CalendarDate.init(httpDate:))
          return ListPage(
            rows: page.results.map { DatedRow(row: $0, date: date) }, count: page.info.count,
            pages: page.info.pages)
        })
      return try await paginator.walk(maxPages: access.maxPages)
    }

    /// Ids are contiguous from 1, so what is missing among them is what the walk missed; behind a
    /// gap in them the last ones lie beyond the count.
    private func complete<Row: CreatedDTO>(
      _ rows: inout [Int: Row], _ walk: ListWalk<DatedRow<Row>>
    ) async throws(Fault) {
      let count = walk.count
      guard lacksRows(rows.count, walk) else { return }
      // An id is the wire's word too: one far beyond the count must not make us ask without end.
      let last = min(max(count, rows.keys.max() ?? 0), count * 2)
      try await ask(for: 1..<(last + 1), into: &rows)
      if rows.count < count {
        let gaps = (1..<(last + 1)).count { rows[$0] == nil }
        try await ask(for: (last + 1)..<max(last + 1, count + gaps + 1), into: &rows)
      }
      guard rows.count >= count else {
        throw Fault.incomplete(Row.endpoint.all(at: access.base).url, got: rows.count, of: count)
      }
    }

    /// Adds those of the ids that are not there yet and that the API has.
    private func ask<Row: CreatedDTO>(
      for wanted: Range<Int>, into rows: inout [Int: Row]
    ) async throws(Fault) {
      let ids = wanted.filter { rows[$0] == nil }
      let groups = stride(from: 0, to: ids.count, by: Self.idsPerRequest).map {
        Array(ids[$0..<min($0 + Self.idsPerRequest, ids.count)])
      }
      let base = access.base
      let found = try await access.client.concurrentMap(groups) { ids throws(Fault) in
        let request = Row.endpoint.multiple(ids, at: base)
        let answer = try await access.client.value(for: request) { answer throws(Fault) in
          try answer.json([Row].self, for: request)
        }
        let asked = Set(ids)
        return answer.filter { asked.contains($0.id) }
      }
      for row in found.joined() { rows[row.id] = row }
    }

    /// Keeps the address of a request short enough for any proxy.
    private static let idsPerRequest = 100
  }
}
