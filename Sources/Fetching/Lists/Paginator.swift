import Diagnostics

/// Walks a list of numbered pages: the first says how many there are, the others follow.
public struct Paginator<Row: Sendable>: Sendable {
  /// More pages than any list that wikigen may ask for in full.
  public static var mostPages: Int { 100_000 }

  private let list: String
  private let client: Client
  private let fields: ListFields
  private let request: @Sendable (Int) -> Request
  private let decode: @Sendable (Answer, Request) throws(Fault) -> ListPage<Row>

  /// `list` names it in the progress; `request` makes the request for a page, counted from 1.
  public init(
    list: String, client: Client, fields: ListFields,
    request: @escaping @Sendable (Int) -> Request,
    decode: @escaping @Sendable (Answer, Request) throws(Fault) -> ListPage<Row>
  ) {
    self.list = list
    self.client = client
    self.fields = fields
    self.request = request
    self.decode = decode
  }

  /// Every page, or the first `maxPages` of them; a page that cannot be had is a fault, but for the last
  /// ones of a list that has fewer by now.
  public func walk(maxPages: Int? = nil) async throws(Fault) -> ListWalk<Row> {
    let first = try await page(1, perPage: nil)
    let perPage = first.rows.count
    let total = max(1, min(first.pages, maxPages ?? first.pages))
    let arrived = AnswerCounter(list: list, in: .page, total: total, progress: client.progress)
    arrived.advance()
    let requests = (2..<(total + 1)).map(request)
    client.expect(requests)
    var later = try await client.concurrentMap(requests) { request throws(Fault) in
      let page = try await pageIfThere(request, perPage: perPage)
      arrived.advance()
      return page
    }
    // The list may have grown past its last page meanwhile.
    let most = min(
      later.compactMap { $0?.pages }.reduce(total, max), maxPages ?? Self.mostPages)
    later += try await client.concurrentMap((total..<most).map { request($0 + 1) }) {
      request throws(Fault) in try await pageIfThere(request, perPage: perPage)
    }
    let pages = [first] + later.compactMap(\.self)
    let counts = pages.map(\.count).reduce(first.count...first.count) {
      min($0.lowerBound, $1)...max($0.upperBound, $1)
    }
    guard counts.count > 1 || pages.count <= later.count else {
      return ListWalk(
        rows: pages.flatMap(\.rows), count: first.count, counts: counts, firstNow: [])
    }
    // One of them is wrong or the list changed: what it counts now is what must be there.
    let now = try await page(1, perPage: nil)
    let gaps = later.indices.filter { later[$0] == nil && $0 + 2 <= now.pages }
    // Each of them is promised still.
    for gap in gaps { later[gap] = try await page(gap + 2, perPage: perPage) }
    return ListWalk(
      rows: first.rows + later.compactMap(\.self).flatMap(\.rows), count: now.count,
      counts: min(counts.lowerBound, now.count)...max(counts.upperBound, now.count),
      firstNow: now.rows)
  }

  /// `perPage` is how many rows page 1 has; nil for page 1 itself.
  private func page(_ number: Int, perPage: Int?) async throws(Fault) -> ListPage<Row> {
    let request = request(number)
    return try await client.value(for: request) { answer throws(Fault) in
      try page(in: answer, perPage: perPage, request)
    }
  }

  /// Nil where the list says that it has no such page.
  private func pageIfThere(
    _ request: Request, perPage: Int
  ) async throws(Fault) -> ListPage<Row>? {
    try await client.valueIfThere(for: request) { answer throws(Fault) in
      try page(in: answer, perPage: perPage, request)
    }
  }

  private func page(
    in answer: Answer, perPage: Int?, _ request: Request
  ) throws(Fault) -> ListPage<Row> {
    let page = try decode(answer, request)
    if let fault = fault(of: page, perPage: perPage, request) { throw fault }
    return page
  }

  private func fault(of page: ListPage<Row>, perPage: Int?, _ request: Request) -> Fault? {
    if let why = absurdity(ofPagesOf: page, isFirst: perPage == nil) {
      return .countAbsurd(request, field: fields.pages, value: page.pages, why: why)
    }
    let why: String? =
      if page.count < 0 {
        "is below 0"
      } else if page.rows.count > page.count {
        "cannot be, as \(fields.rows) has \(page.rows.count) rows"
      } else if page.count > Self.leeway * max(page.pages, 1) * (perPage ?? page.rows.count) {
        "is far more than its pages hold (\(fields.pages) is \(page.pages))"
      } else {
        nil
      }
    return why.map { .countAbsurd(request, field: fields.count, value: page.count, why: $0) }
  }

  private func absurdity(ofPagesOf page: ListPage<Row>, isFirst: Bool) -> String? {
    if page.pages < 0 {
      "is below 0"
    } else if page.pages > Self.mostPages {
      "is more than any list has"
    } else if page.count >= 0, page.pages > max(page.count, 1) {
      "is more than its rows (\(fields.count) is \(page.count))"
    } else if isFirst, page.pages > 1, page.rows.isEmpty {
      "cannot be, as \(fields.rows) is empty on page 1"
    } else {
      nil
    }
  }

  /// A page may lack rows, which can be asked for by themselves; one of which more than half are
  /// missing is none of this list.
  private static var leeway: Int { 2 }
}
