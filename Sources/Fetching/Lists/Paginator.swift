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

  /// Every page, or the first `maxPages` of them; a page that cannot be had is a fault.
  public func walk(maxPages: Int? = nil) async throws(Fault) -> ListWalk<Row> {
    let first = try await page(1, vetted: true)
    let total = max(1, min(first.pages, maxPages ?? first.pages))
    let steps = PageCounter(list: list, total: total, progress: client.progress)
    steps.advance()
    let others = try await client.concurrentMap(Array(2..<(total + 1))) {
      number throws(Fault) in
      let page = try await page(number, vetted: false)
      steps.advance()
      return page
    }
    let pages = [first] + others
    return ListWalk(
      rows: pages.flatMap(\.rows), firstCount: first.count,
      lastCount: pages.last?.count ?? first.count, pages: first.pages, pagesWalked: total)
  }

  /// Only the first page's counts are acted on, so only they are vetted.
  private func page(_ number: Int, vetted: Bool) async throws(Fault) -> ListPage<Row> {
    let request = request(number)
    return try await client.value(for: request) { answer throws(Fault) in
      let page = try decode(answer, request)
      if vetted, let fault = fault(of: page, request) { throw fault }
      return page
    }
  }

  private func fault(of page: ListPage<Row>, _ request: Request) -> Fault? {
    if page.count < 0 {
      return .countAbsurd(request, field: fields.count, value: page.count, why: "is below 0")
    }
    let why: String? =
      if page.pages < 0 {
        "is below 0"
      } else if page.pages > Self.mostPages {
        "is more than any list has"
      } else if page.pages > max(page.count, 1) {
        "is more than its rows (\(fields.count) is \(page.count))"
      } else if page.pages > 1, page.rows.isEmpty {
        "cannot be, as \(fields.rows) is empty on page 1"
      } else if page.rows.count > page.count {
        "cannot be, as \(fields.rows) has \(page.rows.count) rows and \(fields.count) is \(page.count)"
      } else {
        nil
      }
    return why.map { .countAbsurd(request, field: fields.pages, value: page.pages, why: $0) }
  }
}
