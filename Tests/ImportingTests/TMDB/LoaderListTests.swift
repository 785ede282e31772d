import Diagnostics
import Fetching
import Testing

@testable import Importing

@Suite(.timeLimit(.minutes(10))) struct LoaderListTests {
  /// Pages of a list of films, twenty or fewer each; `counts` are what each says of the whole.
  private static func pages(
    _ pages: [[Int]], of list: String = "popular", counts: [Int]? = nil
  ) throws -> [String: Answer] {
    var answers: [String: Answer] = [:]
    for (index, ids) in pages.enumerated() {
      answers["movie/\(list)/page-\(index + 1).json"] = try .films(
        ids, page: index + 1, pages: pages.count,
        count: counts?[index] ?? pages.joined().count)
    }
    return answers
  }

  @Test func `each thing is asked for once, and the credential is shown each time`() async throws {
    let api = TMDBAPI()
    let data = try await SourceData.tmdb(api)
    #expect(
      api.requests.map(\.url) == [
        "\(TMDBWire.base)/configuration",
        "\(TMDBWire.base)/genre/movie/list?language=en-US",
        "\(TMDBWire.base)/movie/popular?language=en-US&page=1",
        """
        \(TMDBWire.base)/movie/603?language=en-US&append_to_response=credits,videos,\
        release_dates,keywords,recommendations,external_ids&include_video_language=en,null
        """,
      ])
    #expect(api.requests.allSatisfy { $0.isCredentialed && $0.content == .json })
    #expect(data.films == ["603"])
    #expect(data.warnings.isEmpty)
  }

  @Test func `all lists are walked, and a film that is on several of them is asked for once`()
    async throws
  {
    let words = ["upcoming", "popular", "top_rated", "now_playing", "upcoming", "discover"]
    var answers = ["discover/movie/page-1.json": try Answer.films([5])]
    for (list, ids) in [("popular", [2, 1]), ("top_rated", [1, 3]), ("now_playing", [2])] {
      answers.merge(try Self.pages([ids], of: list)) { $1 }
    }
    answers.merge(try Self.pages([[4]], of: "upcoming")) { $1 }
    let api = TMDBAPI(answers)
    let data = try await SourceData.tmdb(api, ["lists": .list(words)])
    #expect(
      api.recordings.dropFirst(2) == [
        "movie/upcoming/page-1.json", "movie/popular/page-1.json", "movie/top_rated/page-1.json",
        "movie/now_playing/page-1.json", "discover/movie/page-1.json", "movie/1.json",
        "movie/2.json", "movie/3.json", "movie/4.json", "movie/5.json",
      ])
    #expect(data.films(in: "popular") == ["2", "1"])
    #expect(data.films(in: "top-rated") == ["1", "3"])
    #expect(data.films(in: "discover") == ["5"])
  }

  @Test func `a film that comes again on a later page keeps its best place`() async throws {
    let api = TMDBAPI(try Self.pages([[9, 5, 7], [5, 3, 9], [7, 1]]))
    let data = try await SourceData.tmdb(api)
    #expect(data.films == ["1", "3", "5", "7", "9"])
    #expect(data.films(in: "popular") == ["9", "5", "7", "3", "1"])
    #expect(data.warnings.isEmpty)
  }

  @Test func `page 501 is never asked for, however many pages a list says it has`() async throws {
    let api = TMDBAPI { request in
      guard request.recording.hasPrefix("movie/popular/") else { return nil }
      let page = try #require(request.url.split(separator: "=").last.flatMap { Int($0) })
      return try .films([page % 40 + 1], page: page, pages: 58_322, count: 58_322)
    }
    let data = try await SourceData.tmdb(api, inFlight: 4)
    let asked = api.recordings(in: "movie/popular").map { String($0.dropFirst("page-".count)) }
    #expect(asked.compactMap { Int($0) }.sorted() == Array(1...500))
    #expect(data.films.count == 40)
    #expect(data.warnings.isEmpty)
  }

  @Test(arguments: [(1, 1), (2, 2), (9, 3), (501, 3)])
  func `a sample has as many pages of each list as it is to have`(
    maxPages: Int, pages: Int
  ) async throws {
    let api = TMDBAPI(try Self.pages([[1], [2], [3]], counts: [3, 5, 3]))
    let data = try await SourceData.tmdb(api, maxPages: maxPages)
    #expect(data.films.count == pages)
    #expect(Set(api.recordings(in: "movie/popular")).count == pages)
  }

  @Test(arguments: [(60, 1), (80, 1), (81, 2), (39, 2)])
  func `a list that moved by more than a page is walked once more`(
    second: Int, walks: Int
  ) async throws {
    let api = TMDBAPI(
      try Self.pages([Array(1...20), Array(21...40), Array(41...60)], counts: [60, second, 60]))
    let data = try await SourceData.tmdb(api)
    #expect(api.recordings(in: "movie/popular").count { $0 == "page-3" } == walks)
    #expect(data.films.count == 60)
  }

  @Test func `of two walks the union is kept, each film at the better of its places`() async throws
  {
    let first = try Self.pages([Array(1...20), Array(20...39)], counts: [40, 61])
    let second = try Self.pages([[77] + (1...19), Array(21...40)], counts: [61, 61])
    let api = TMDBAPI()
    let transport = MemoryTransport { request throws(TransportError) in
      let isAgain = api.recordings.contains("movie/popular/page-2.json")
      let answer = try await api.transport.answer(to: request)
      return (isAgain ? second : first)[request.recording] ?? answer
    }
    let data = try await TMDB.source.load(.tmdb(transport, inFlight: 1))
    #expect(data.films(in: "popular") == ([1, 77] + (2...40)).map(String.init))
  }

  @Test func `lists without a film are a fault, parameters that none meets are not`() async throws {
    let none = try Answer.films([Int](), pages: 1, count: 0)
    let api = TMDBAPI(["movie/popular/page-1.json": none, "discover/movie/page-1.json": none])
    let fault = await #expect(throws: Fault.self) { try await SourceData.tmdb(api) }
    #expect(fault?.problem == "has lists without a single film")
    let met = try await SourceData.tmdb(api, ["discover": .parameters(["with_genres": "28"])])
    #expect(met.films.isEmpty)
  }

  @Test func `a page that has nothing, though there is one behind it, is a fault`() async throws {
    let api = TMDBAPI(
      try Self.pages([Array(1...20), [], Array(41...60)], counts: [60, 60, 60]))
    let fault = await #expect(throws: Fault.self) { try await SourceData.tmdb(api) }
    #expect(
      fault?.problem == "has no films, though it says that there are 3 pages, more than this one")
    #expect(fault?.category == .data)
  }

  @Test func `pages that come up behind the last one are asked for too`() async throws {
    var answers = try Self.pages([Array(1...20), Array(21...40)], counts: [40, 60])
    answers["movie/popular/page-2.json"] = try .films(
      Array(21...40), page: 2, pages: 3, count: 60)
    answers["movie/popular/page-3.json"] = try .films(
      Array(41...60), page: 3, pages: 3, count: 60)
    let data = try await SourceData.tmdb(TMDBAPI(answers))
    #expect(data.films.count == 60)
  }

  @Test func `parameters that no list heeds are a fault`() async throws {
    let fault = await #expect(throws: Fault.self) {
      try await SourceData.tmdb(
        TMDBAPI(),
        ["lists": .list(["popular"]), "discover": .parameters(["with_genres": "878"])])
    }
    #expect(fault?.category == .configuration)
  }

  @Test func `a server that answers another page is a fault`() async throws {
    let api = TMDBAPI([
      "movie/popular/page-1.json": try .films([1], page: 1, pages: 2, count: 2),
      "movie/popular/page-2.json": try .films([1], page: 1, pages: 2, count: 2),
    ])
    let fault = await #expect(throws: Fault.self) { try await SourceData.tmdb(api) }
    #expect(
      fault?.sentence == """
        \(TMDBWire.base)/movie/popular?language=en-US&page=2 answered page 1, which it was not \
        asked for. Check WIKIGEN_TMDB_URL, or try again later.
        """)
    #expect(fault?.category == .data)
  }

  @Test func `adult films are neither asked for nor ranked, whichever flag says so`() async throws {
    let rows = [
      TMDBWire.row(1, ["adult": true]), TMDBWire.row(2), TMDBWire.row(3, ["softcore": true]),
      TMDBWire.row(4), TMDBWire.row(5),
    ]
    let api = TMDBAPI(["movie/popular/page-1.json": try .films(rows)])
    let data = try await SourceData.tmdb(api, ["deny.ids": .list(["4", "77"])])
    #expect(api.recordings.suffix(2) == ["movie/2.json", "movie/5.json"])
    #expect(data.films(in: "popular") == ["2", "5"])
    #expect(data.warnings.isEmpty)
  }

  @Test func `rows need no more than an id`() async throws {
    let rows: [[String: Any]] = [["id": 1], ["id": 2, "title": "", "release_date": ""]]
    let api = TMDBAPI(["movie/popular/page-1.json": try .films(rows)])
    #expect(try await SourceData.tmdb(api).films == ["1", "2"])
  }

  @Test(arguments: [
    ("id", "lacks the field results[0].id"), ("total_pages", "lacks the field total_pages"),
    ("total_results", "lacks the field total_results"), ("page", "lacks the field page"),
    ("results", "lacks the field results"),
  ])
  func `a page without what tells how to go on is a fault`(
    field: String, problem: String
  ) async throws {
    var page: [String: Any] = [
      "page": 1, "results": [["id": 1]], "total_pages": 1, "total_results": 1,
    ]
    page[field] = nil
    if field == "id" { page["results"] = [["title": "Film"]] }
    let api = TMDBAPI(["movie/popular/page-1.json": try .json(page)])
    let fault = await #expect(throws: Fault.self) { try await SourceData.tmdb(api) }
    #expect(fault?.problem == problem)
    #expect(fault?.category == .data)
  }
}
