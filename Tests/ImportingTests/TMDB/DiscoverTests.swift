import Diagnostics
import Fetching
import Synchronization
import Testing
import Wiki

@testable import Importing

@Suite(.timeLimit(.minutes(10))) struct DiscoverTests {
  private static func walk(
    _ catalogue: FilmCatalogue, _ parameters: [String: String] = [:], maxPages: Int? = nil
  ) async throws -> TMDB.DiscoverWalker.Found {
    let access = try SourceAccess.tmdb(
      catalogue.transport, maxPages: maxPages,
      options: ["discover": .parameters(parameters)], inFlight: 4)
    return try await TMDB.DiscoverWalker(TMDB.Run(access)).walk()
  }

  @Test func `the user's parameters are asked for, and adult films are not`() async throws {
    let api = TMDBAPI(["discover/movie/page-1.json": try .films([5])])
    let data = try await SourceData.tmdb(
      api,
      [
        "discover": .parameters(["with_genres": "28|12", "vote_count.gte": "100"]),
        "region": .text("DE"), "language": .text("de-DE"),
      ])
    #expect(data.films == ["5"])
    #expect(
      api.requests[2].url == """
        \(TMDBWire.base)/discover/movie?language=de-DE&page=1&region=DE&include_adult=false\
        &vote_count.gte=100&with_genres=28%7C12
        """)
    #expect(api.requests[2].isCredentialed)
  }

  @Test func `up to 10,000 films are walked as they are`() async throws {
    let catalogue = FilmCatalogue(films: 10_000, perDay: 3)
    let found = try await Self.walk(catalogue)
    #expect(found.rows.map(\.id) == Array(1...10_000))
    #expect(catalogue.windows == [nil])
    #expect(catalogue.pages == Array(1...500))
  }

  @Test func `more films are had by windows of release days, those without a date too`()
    async throws
  {
    let catalogue = FilmCatalogue(films: 30_000, perDay: 3, undated: 40)
    let found = try await Self.walk(catalogue)
    #expect(found.rows.map(\.id) == (-39...30_000).reversed())
    #expect(found.warnings.isEmpty)
    #expect(catalogue.pages.max() == 500)
    #expect(catalogue.windows.count < 40)
  }

  @Test func `films that neither the list nor a window gives are told`() async throws {
    let catalogue = FilmCatalogue(films: 12_000, perDay: 3, undated: 10_300)
    let found = try await Self.walk(catalogue)
    #expect(found.rows.count == 22_000)
    #expect(
      found.warnings == [
        Warning(
          .cappedList, subject: "discover/movie",
          """
          22300 films meet the parameters, and 22000 of them could be had: TMDB gives 10000 of a \
          list, and films without a date are in no other.
          """)
      ])
  }

  @Test(arguments: [
    ("popularity.desc", true), ("vote_count.asc", false), ("primary_release_date.desc", true),
    ("title.asc", false),
  ])
  func `films of all windows are in the order that the user asked for`(
    sort: String, isReversed: Bool
  ) async throws {
    let catalogue = FilmCatalogue(films: 12_000, perDay: 1)
    let found = try await Self.walk(catalogue, ["sort_by": sort])
    #expect(found.rows.map(\.id) == (isReversed ? (1...12_000).reversed() : Array(1...12_000)))
  }

  @Test func `an order that rows do not tell is that of the list, then of the days`() async throws {
    let catalogue = FilmCatalogue(films: 12_000, perDay: 1)
    let found = try await Self.walk(catalogue, ["sort_by": "revenue.desc"])
    #expect(found.rows.map(\.id) == Array(1...12_000))
  }

  @Test func `a sample is not divided`() async throws {
    let catalogue = FilmCatalogue(films: 30_000, perDay: 3)
    let found = try await Self.walk(catalogue, maxPages: 2)
    #expect(found.rows.map(\.id) == Array(1...40))
    #expect(catalogue.windows == [nil])
  }

  @Test func `a day with more films than TMDB gives is a warning`() async throws {
    let catalogue = FilmCatalogue(films: 10_500, perDay: 10_500)
    let found = try await Self.walk(
      catalogue,
      ["primary_release_date.gte": "1990-01-01", "primary_release_date.lte": "1990-01-03"])
    #expect(found.rows.count == 10_000)
    #expect(
      found.warnings == [
        Warning(
          .cappedList, subject: "discover/movie/1990-01-01_1990-01-01",
          """
          10500 films are of the one day 1990-01-01, and TMDB gives 10000 of them; the others are \
          not in the wiki.
          """)
      ])
  }

  @Test func `a server that heeds no window is a fault, and is not asked without end`()
    async throws
  {
    let catalogue = FilmCatalogue(films: 10_500, perDay: 1, heedsWindows: false)
    let fault = await #expect(throws: Fault.self) { try await Self.walk(catalogue) }
    #expect(
      fault?.problem
        == "counts 10500 of the 10500 films in these days, and about as many in those after them")
    #expect(fault?.subject.hasSuffix("1800-01-01&primary_release_date.lte=2000-01-01") == true)
    #expect(fault?.category == .data)
    #expect(catalogue.pages.count == 502)
  }

  @Test func `each window has recordings of its own`() throws {
    let access = try SourceAccess.tmdb(TMDBAPI().transport)
    let requests = try TMDB.Run(access).requests
    let window = try #require(TMDB.DateWindow(of: ["primary_release_year": "1999"]))
    let request = requests.page(7, of: ["with_genres": "28", "year": "1999"], in: window)
    #expect(request.recording == "discover/movie/1999-01-01_1999-12-31/page-7.json")
    #expect(
      request.url == """
        \(TMDBWire.base)/discover/movie?language=en-US&page=7&include_adult=false\
        &primary_release_date.gte=1999-01-01&primary_release_date.lte=1999-12-31\
        &with_genres=28&year=1999
        """)
  }
}
