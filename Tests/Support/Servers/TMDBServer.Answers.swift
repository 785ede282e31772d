extension TMDBServer {
  /// One answer of TMDB.
  struct Answers {
    let catalogue: any Catalogue
    let totals: Totals?
    let request: SeenRequest

    static let rowsPerPage = 20
    private static let lists = ["popular", "top_rated", "now_playing", "upcoming"]
    private static let mostPages = 500
    private static let mostAppended = 20
    /// What the recordings hold beside the record itself.
    private static let appendable = [
      "credits", "videos", "release_dates", "keywords", "recommendations", "external_ids",
    ]

    func answer() -> CannedAnswer {
      let steps = request.path.split(separator: "/").map(String.init)
      if steps.starts(with: ["t", "p"]) { return picture(Array(steps.dropFirst(2))) }
      guard steps.first == "3" else { return .html("<h1>Not Found</h1>", status: 404) }
      guard request.method == "GET" else {
        return error(405, 42, "This resource does not support this request method.")
      }
      guard isKnown else {
        return error(401, 7, "Invalid API key: You must be granted a valid key.")
      }
      return resource(Array(steps.dropFirst()))
    }

    /// The two credentials are not interchangeable.
    private var isKnown: Bool {
      if let key = request.query("api_key") { return key == TMDBServer.key }
      return request.headers("authorization") == ["Bearer \(TMDBServer.token)"]
    }

    private func resource(_ steps: [String]) -> CannedAnswer {
      switch (steps.first, steps.count) {
      case ("authentication", 1): .json(#"{"success":true,"status_code":1}"#)
      case ("configuration", 1): ok(configuration)
      case ("genre", 3) where steps[1...] == ["movie", "list"]: ok(catalogue.genres)
      case ("movie", 2) where Self.lists.contains(steps[1]): list(steps[1])
      case ("movie", 2): record(steps[1], catalogue.film)
      case ("discover", 2) where steps[1] == "movie": discovered
      case ("person", 2): record(steps[1], catalogue.person)
      default: missing
      }
    }

    /// Its pictures are here too.
    private var configuration: String {
      ["http", "https"].reduce(catalogue.configuration) { text, scheme in
        text.replacing("\(scheme)://image.tmdb.org", with: "http://\(request.authority)")
      }
    }

    private func list(_ name: String) -> CannedAnswer {
      guard let number else { return impossiblePage }
      guard let page = catalogue.page(number, of: name) ?? emptyPage(number, of: name) else {
        return missing
      }
      guard let totals else { return ok(page) }
      return ok(
        JSONParts(page).setting("total_pages", to: "\(totals.pages)")
          .setting("total_results", to: "\(totals.results)").text)
    }

    /// Behind its last page, a list has empty ones.
    private func emptyPage(_ number: Int, of name: String) -> String? {
      catalogue.page(1, of: name).map { first in
        JSONParts(first).setting("page", to: "\(number)").setting("results", to: "[]").text
      }
    }

    private var discovered: CannedAnswer {
      guard let number else { return impossiblePage }
      let rows = catalogue.discovered(by: Filter(request))
      let page = rows.dropFirst((number - 1) * Self.rowsPerPage).prefix(Self.rowsPerPage)
      return ok(Self.page(number, of: rows.count, rows: page.map { $0.text() }))
    }

    static func page(_ number: Int, of count: Int, rows: [String]) -> String {
      let pages = max(1, (count + rowsPerPage - 1) / rowsPerPage)
      return """
        {"page":\(number),"results":[\(rows.joined(separator: ","))],"total_pages":\(pages),\
        "total_results":\(count)}
        """
    }

    /// Nil for what is none from 1 to 500.
    private var number: Int? {
      let number = request.query("page").map { Int($0) } ?? 1
      return number.flatMap { (1...Self.mostPages).contains($0) ? $0 : nil }
    }

    private func record(_ name: String, _ find: (Int) -> String?) -> CannedAnswer {
      let appended = (request.query("append_to_response") ?? "").split(separator: ",")
        .map(String.init)
      guard appended.count <= Self.mostAppended else {
        return error(
          400, 27,
          "Too many append to response objects: The maximum number of remote calls is 20.")
      }
      guard let id = Int(name) else {
        return error(404, 6, "Invalid id: The pre-requisite id is invalid or not found.")
      }
      guard let text = find(id) else { return missing }
      let left = Self.appendable.filter { !appended.contains($0) }
      return ok(left.isEmpty ? text : JSONParts(text).without(left).text)
    }

    private func picture(_ steps: [String]) -> CannedAnswer {
      guard steps.count == 2, !steps.contains(".."), !steps.contains(where: { $0.contains("%") }),
        let bytes = catalogue.picture(steps.joined(separator: "/"))
      else { return .html("<h1>404 Not Found</h1>", status: 404) }
      return CannedAnswer(headers: ["Content-Type": "image/jpeg"], body: bytes)
    }

    private func ok(_ text: String) -> CannedAnswer {
      CannedAnswer(
        headers: [
          "Content-Type": "application/json;charset=utf-8",
          "Cache-Control": "public, max-age=3600",
        ], body: Array(text.utf8))
    }

    private var impossiblePage: CannedAnswer {
      error(
        400, 22,
        "Invalid page: Pages start at 1 and max at 500. They are expected to be an integer.")
    }

    private var missing: CannedAnswer {
      error(404, 34, "The resource you requested could not be found.")
    }

    private func error(_ status: Int, _ code: Int, _ words: String) -> CannedAnswer {
      .json(
        #"{"success":false,"status_code":\#(code),"status_message":"\#(words)"}"#, status: status)
    }
  }
}
