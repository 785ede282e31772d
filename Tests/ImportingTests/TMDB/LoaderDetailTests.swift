import Diagnostics
import Fetching
import Foundation
import Testing
import Wiki

@testable import Importing

@Suite(.timeLimit(.minutes(10))) struct LoaderDetailTests {
  /// An API whose popular films are these; the changes are by id.
  private static func api(_ ids: [Int], _ changes: [Int: Answer] = [:]) throws -> TMDBAPI {
    var answers = ["movie/popular/page-1.json": try Answer.films(ids)]
    for (id, answer) in changes { answers["movie/\(id).json"] = answer }
    return TMDBAPI(answers)
  }

  @Test func `films come in the order of their numbers, whatever that of their addresses`()
    async throws
  {
    let data = try await SourceData.tmdb(try Self.api([100, 9, 11, 1000, 10]))
    #expect(data.collections[0].entries.map(\.id.key) == ["9", "10", "11", "100", "1000"])
  }

  @Test func `a listed film that is gone is left out with a warning and leaves no gap`()
    async throws
  {
    let api = try Self.api([3, 2, 1], [2: .notThere])
    let data = try await SourceData.tmdb(api)
    #expect(data.films(in: "popular") == ["3", "1"])
    let places = data.collections[0].entries.compactMap { $0.facets["list"]?.first?.place }
    #expect(places == [2, 1])
    #expect(
      data.warnings == [
        Warning(
          .droppedEntry, subject: "movies/2",
          "A list names the film 2, whose details are not there (404); it is left out.")
      ])
  }

  @Test(arguments: [
    (1, 1, "answered 404 for 1 of the 1 films that its lists name"),
    (3, 3, "answered 404 for 3 of the 3 films that its lists name"),
    (4, 10, "answered 404 for 4 of the 10 films that its lists name"),
    (6, 59, "answered 404 for 6 of the 59 films that its lists name"),
  ])
  func `where too many films are gone, that is a fault`(
    gone: Int, count: Int, problem: String
  ) async throws {
    let answers = (1...gone).map { ($0, Answer.notThere) }
    let api = try Self.api(Array(1...count), Dictionary(uniqueKeysWithValues: answers))
    let fault = await #expect(throws: Fault.self) { try await SourceData.tmdb(api) }
    #expect(
      fault?.sentence
        == "\(TMDBWire.base)/movie \(problem). Check WIKIGEN_TMDB_URL, or try again later.")
    #expect(fault?.category == .data)
  }

  @Test(arguments: [(3, 5), (5, 59)])
  func `a few that are gone are none`(gone: Int, count: Int) async throws {
    let answers = (1...gone).map { ($0, Answer.notThere) }
    let api = try Self.api(Array(1...count), Dictionary(uniqueKeysWithValues: answers))
    let data = try await SourceData.tmdb(api)
    #expect(data.films.count == count - gone)
    #expect(data.warnings.count == gone)
  }

  @Test func `an answer with another id is a fault`() async throws {
    let api = try Self.api([603], [603: .film(604)])
    let fault = await #expect(throws: Fault.self) { try await SourceData.tmdb(api) }
    #expect(fault?.problem == "answered with the id 604 where 603 was asked for")
    #expect(fault?.subject.hasPrefix("\(TMDBWire.base)/movie/603?") == true)
    #expect(fault?.category == .data)
  }

  @Test(arguments: ["adult", "softcore"])
  func `a film that turns out to be adult is left out`(flag: String) async throws {
    let api = try Self.api([1, 2], [1: .film(1, [flag: true])])
    let data = try await SourceData.tmdb(api)
    #expect(data.films(in: "popular") == ["2"])
    #expect(data.warnings.isEmpty)
  }

  @Test(arguments: ["heist", "HEIST", "10051"])
  func `a film with a denied keyword is left out`(denied: String) async throws {
    let keywords = ["keywords": [TMDBWire.named(10_051, " Heist"), TMDBWire.named(9, "love")]]
    let api = try Self.api([1, 2], [1: .film(1, ["keywords": keywords])])
    let data = try await SourceData.tmdb(api, ["deny.keywords": .list([denied, "war"])])
    #expect(data.films(in: "popular") == ["2"])
  }

  @Test func `a film whose keywords can't be checked is left out with a warning`() async throws {
    let api = try Self.api([1, 2], [1: .film(1, ["keywords": ["success": false]])])
    let data = try await SourceData.tmdb(api, ["deny.keywords": .list(["heist"])])
    #expect(data.films(in: "popular") == ["2"])
    #expect(
      data.warnings == [
        Warning(
          .droppedEntry, subject: "movies/1",
          """
          The film 1 came without its keywords, which sources.tmdb.deny.keywords has to check; \
          it is left out.
          """)
      ])
  }

  @Test func `an empty wiki by the user's own will is no fault`() async throws {
    let keywords = ["keywords": [TMDBWire.named(1, "heist")]]
    let api = try Self.api([1], [1: .film(1, ["keywords": keywords])])
    #expect(try await SourceData.tmdb(api, ["deny.keywords": .list(["heist"])]).films.isEmpty)
  }

  @Test func `parts that are absent are one warning of the source`() async throws {
    let failed: [String: Any] = ["success": false, "status_code": 11, "status_message": "Internal"]
    let api = try Self.api(
      [1, 2, 3, 4],
      [
        1: .film(1, ["credits": NSNull(), "videos": failed]),
        2: .json(TMDBWire.movie(2).filter { !TMDBWire.parts.keys.contains($0.key) }),
        4: .notThere,
      ])
    let data = try await SourceData.tmdb(api)
    #expect(data.films == ["1", "2", "3"])
    #expect(data.warnings.map(\.kind) == [.droppedEntry, .absentPart])
    #expect(
      data.warnings.last?.sentence == """
        TMDB left out parts that it was asked for: credits (2 films), videos (2 films), \
        release_dates (1 film), keywords (1 film), recommendations (1 film), external_ids (1 \
        film). The pages are without them.
        """)
    #expect(data.warnings.last?.subject == "tmdb")
  }

  @Test func `a genre without a name gets the one that the list of genres has`() async throws {
    let genres: [[String: Any]] = [["id": 28, "name": ""], TMDBWire.named(18, "Drama")]
    let api = try Self.api([1], [1: .film(1, ["genres": genres])])
    let values = try await SourceData.tmdb(api).collections[0].entries[0].facets["genre"]
    #expect(values?.map(\.title) == [.verbatim("Action"), .verbatim("Drama")])
  }

  @Test func `pictures are at the address and in the sizes that the configuration names`()
    async throws
  {
    let images: [String: Any] = [
      "secure_base_url": "http://127.0.0.1:8080/t/p", "poster_sizes": ["w300", "w500"],
      "profile_sizes": ["w45"],
    ]
    let api = TMDBAPI([
      "configuration.json": try .json(["images": images]),
      "movie/603.json": try .film(603, ["poster_path": "/a-B_1.jpg"]),
    ])
    #expect(
      try await SourceData.tmdb(api).pictureAddresses == [
        "http://127.0.0.1:8080/t/p/w300/a-B_1.jpg"
      ])
  }

  @Test func `a source without a configuration has its pictures where TMDB has them`() async throws
  {
    let api = TMDBAPI([
      "configuration.json": .notThere, "genre/movie/list.json": .notThere,
      "movie/603.json": try .film(603, ["poster_path": "/a.jpg"]),
    ])
    let data = try await SourceData.tmdb(api)
    #expect(data.pictureAddresses == ["https://image.tmdb.org/t/p/w342/a.jpg"])
    #expect(
      data.warnings == [
        Warning(
          .absentPart, subject: "tmdb",
          """
          TMDB does not say where its pictures are; they are looked for at \
          https://image.tmdb.org/t/p/.
          """)
      ])
  }

  @Test(arguments: [
    (#"{"images":{"base_url":"http://image.tmdb.org/t/p/"}}"#, "images.secure_base_url"),
    (#"{"success":true}"#, "images"),
  ])
  func `a configuration that does not say where pictures are is a fault`(
    body: String, field: String
  ) async throws {
    let api = TMDBAPI(["configuration.json": Answer(status: 200, body: Array(body.utf8))])
    let fault = await #expect(throws: Fault.self) { try await SourceData.tmdb(api) }
    #expect(fault?.problem == "lacks the field \(field)")
  }

  @Test func `the data is of the day of the oldest answer`() async throws {
    let api = TMDBAPI([
      "movie/popular/page-1.json": try .films(
        [1, 2], headers: ["Date": "Wed, 28 Jan 2026 10:00:00 GMT"]),
      "movie/1.json": try .film(1, headers: ["Date": "Mon, 26 Jan 2026 10:00:00 GMT"]),
      "movie/2.json": try .film(2, headers: ["Date": "Tue, 27 Jan 2026 10:00:00 GMT"]),
    ])
    #expect(try await SourceData.tmdb(api).date == CalendarDate(year: 2026, month: 1, day: 26))
  }

  @Test func `undated answers are of the day of the newest film`() async throws {
    let api = try Self.api([1, 2], [2: .film(2, ["release_date": "2003-05-15"])])
    #expect(try await SourceData.tmdb(api).date == CalendarDate(year: 2003, month: 5, day: 15))
  }

  @Test func `the order in which details come does not matter`() async throws {
    let ids = (1...60).map { $0 * 17 % 61 }
    let data = try await SourceData.tmdb(Self.api(ids), inFlight: 10)
    #expect(data.films == (1...60).map(String.init))
    #expect(data.films(in: "popular") == ids.map(String.init))
  }
}
