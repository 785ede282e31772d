import Fetching
import Foundation
import TestSupport
import Testing

/// The double must behave as the API does, or what is tested against it says nothing.
@Suite(.timeLimit(.minutes(10))) struct TMDBServerTests {
  private typealias Film = TMDBServer.Film

  private static let missing =
    #"{"success":false,"status_code":34,"status_message":"The resource you requested could not be found."}"#

  @Test(arguments: [
    ("movie/popular", 1, 20, 1), ("movie/top_rated?page=2", 2, 20, 21),
    ("movie/popular?page=3&language=en-US", 3, 5, 41), ("discover/movie", 1, 20, 1),
    ("discover/movie?page=3", 3, 5, 41),
  ])
  func `lists have pages of 20 rows`(
    target: String, number: Int, rows: Int, first: Int
  ) async throws {
    try await withServer(films: (1...45).map { Film(id: $0) }) { fetch in
      let page = try await fetch(target).page()
      #expect(page.page == number)
      #expect(page.results.map(\.id) == Array(first..<(first + rows)))
      #expect(page.pages == 3)
      #expect(page.count == 45)
    }
  }

  @Test(arguments: ["movie/popular?page=4", "movie/popular?page=500", "discover/movie?page=500"])
  func `behind the last page there are empty ones`(target: String) async throws {
    try await withServer(films: [Film(id: 1)]) { fetch in
      let answer = try await fetch(target)
      #expect(answer.status == 200)
      #expect(try answer.page().results.isEmpty)
      #expect(try answer.page().pages == 1)
    }
  }

  @Test func `nothing found is one empty page`() async throws {
    try await withServer(films: []) { fetch in
      let answer = try await fetch("discover/movie")
      #expect(answer.text == #"{"page":1,"results":[],"total_pages":1,"total_results":0}"#)
    }
  }

  @Test(arguments: ["501", "0", "-1", "x", "1.5", ""])
  func `pages that cannot be are refused`(number: String) async throws {
    try await withServer(films: [Film(id: 1)]) { fetch in
      for list in ["movie/popular", "discover/movie"] {
        let answer = try await fetch("\(list)?page=\(number)")
        #expect(answer.status == 400)
        #expect(answer.text.contains(#""status_code":22"#))
        #expect(answer.text.contains("Pages start at 1 and max at 500."))
      }
    }
  }

  @Test func `totals are as told, but discover's are true`() async throws {
    let totals = TMDBServer.Totals(pages: 58_322, results: 1_166_422)
    try await withServer(films: [Film(id: 1)], totals: totals) { fetch in
      for number in [1, 500] {
        let page = try await fetch("movie/popular?page=\(number)").page()
        #expect(page.pages == 58_322)
        #expect(page.count == 1_166_422)
        #expect(page.results.count == (number == 1 ? 1 : 0))
      }
      #expect(try await fetch("discover/movie").page().count == 1)
    }
  }

  @Test(
    arguments: [
      ("", [5, 4, 3, 1]), ("include_adult=true", [5, 4, 3, 2, 1]),
      ("sort_by=primary_release_date.asc", [1, 5, 3, 4]), ("sort_by=popularity.asc", [1, 3, 4, 5]),
      ("primary_release_date.gte=2001-01-01", [4, 3]),
      ("primary_release_date.lte=2001-01-01", [5, 3]),
      ("primary_release_date.gte=2001-01-01&primary_release_date.lte=2001-01-01", [3]),
      ("primary_release_year=2002", [4]), ("primary_release_date.gte=2003-01-01", []),
      ("no_such_parameter=1", [5, 4, 3, 1]),
    ] as [(String, [Int])])
  func `discover honours dates, adult films and the order`(
    query: String, ids: [Int]
  ) async throws {
    let films = [
      Film(id: 5, releaseDate: "2000-12-31"), Film(id: 4, releaseDate: "2002-05-05"),
      Film(id: 3, releaseDate: "2001-01-01"),
      Film(id: 2, releaseDate: "2001-06-01", fields: ["adult": "true"]),
      Film(id: 1, releaseDate: ""),
    ]
    try await withServer(films: films) { fetch in
      let page = try await fetch("discover/movie?\(query)").page()
      #expect(page.results.map(\.id) == ids)
    }
  }

  @Test func `many films are spread over the years, each in one window`() async throws {
    let films = Film.many(30_000, undated: 40)
    #expect(Set(films.map(\.id)).count == 30_000)
    #expect(films.count { $0.releaseDate.isEmpty } == 40)
    try await withServer(films: films) { fetch in
      let whole = try await fetch("discover/movie?page=500").page()
      #expect(whole.pages == 1_500)
      #expect(whole.results.count == 20)
      let early = try await fetch("discover/movie?primary_release_date.lte=1979-12-31").page()
      let late = try await fetch("discover/movie?primary_release_date.gte=1980-01-01").page()
      #expect(early.count + late.count == 29_960)
      #expect(early.count > 10_000)
    }
  }

  @Test(arguments: [
    ("movie/7", 404, missing), ("movie/0", 404, missing), ("tv/1", 404, missing),
    ("movie/1/credits", 404, missing), ("genre/tv/list", 404, missing),
    (
      "movie/abc", 404,
      #"{"success":false,"status_code":6,"status_message":"Invalid id: The pre-requisite id is invalid or not found."}"#
    ),
    ("authentication", 200, #"{"success":true,"status_code":1}"#),
  ])
  func `what is not there is said in TMDB's words`(
    target: String, status: Int, body: String
  ) async throws {
    try await withServer(films: [Film(id: 1)]) { fetch in
      let answer = try await fetch(target)
      #expect(answer.status == status)
      #expect(answer.text == body)
    }
  }

  @Test(arguments: [
    ("movie/1", [], ["credits", "videos", "release_dates", "keywords", "recommendations"]),
    ("movie/1?append_to_response=credits,videos", ["credits", "videos"], ["keywords"]),
    ("person/1", [], ["external_ids"]),
    ("person/1?append_to_response=external_ids", ["external_ids"], []),
  ])
  func `a record has the parts that were asked for`(
    target: String, present: [String], absent: [String]
  ) async throws {
    let film = Film(id: 1, title: "A \"quoted\"\n\\ title", fields: ["budget": "63000000"])
    try await withServer(films: [film]) { fetch in
      let object = try await fetch(target).members()
      #expect(object["id"] as? Int == 1)
      for part in present { #expect(object[part] != nil) }
      for part in absent { #expect(object[part] == nil) }
      guard target.hasPrefix("movie") else { return }
      #expect(object["title"] as? String == film.title)
      #expect(object["budget"] as? Int == 63_000_000)
    }
  }

  @Test func `no more than 20 parts are appended`() async throws {
    try await withServer(films: [Film(id: 1)]) { fetch in
      let parts = (1...21).map { "x\($0)" }.joined(separator: ",")
      let answer = try await fetch("movie/1?append_to_response=\(parts)")
      #expect(answer.status == 400)
      #expect(answer.text.contains(#""status_code":27"#))
    }
  }

  @Test func `pictures are on the server itself, and need no credential`() async throws {
    try await TMDBServer.run(films: [Film(id: 1)]) { server in
      try await withLiveTransport(credential: nil) { transport in
        let host = server.base.replacing("/3", with: "")
        let request = try Request(
          base: .sample(host), path: ["t", "p", "w342", "x.jpg"], recording: "", content: .picture)
        let picture = try await transport.answer(to: request).picture(for: request)
        #expect(picture.size == PictureFile(picture.bytes)?.size)
      }
      try await TMDBVisit.pay(to: server, showing: .token) { fetch in
        let images = try await fetch("configuration").members()["images"] as? [String: Any]
        let address = server.base.replacing("/3", with: "/t/p/")
        #expect(images?["secure_base_url"] as? String == address)
        #expect(images?["base_url"] as? String == address)
        let genres = try await fetch("genre/movie/list").members()["genres"] as? [Any]
        #expect(genres?.count == 19)
      }
    }
  }

  @Test(arguments: TMDBVisit.Secret.allCases)
  func `only the right credential in the right place opens it`(
    secret: TMDBVisit.Secret
  ) async throws {
    try await TMDBServer.run(films: [Film(id: 1)]) { server in
      try await TMDBVisit.pay(to: server, showing: secret) { fetch in
        let answer = try await fetch("movie/1?language=en-US")
        #expect(answer.status == (secret.opens ? 200 : 401))
        if !secret.opens {
          #expect(
            answer.text == """
              {"success":false,"status_code":7,"status_message":"Invalid API key: You must be \
              granted a valid key."}
              """)
        }
      }
      #expect(server.targets == ["/3/movie/1?language=en-US"])
      #expect(server.credentialedTargets == (secret == .none ? [] : server.targets))
    }
  }

  @Test func `a target's answer can be replaced, by its whole, its page or its path`()
    async throws
  {
    let busy = CannedAnswer.json("{}", status: 429)
    let overrides: [String: TMDBServer.Override] = [
      "movie/popular?language=de&page=1": .always(.json("1")),
      "movie/popular?page=1": .always(.json("2")),
      "movie/1": .first(1, busy),
      "configuration": .made { .json("\"\($0.headers("authorization")[0])\"") },
    ]
    try await TMDBServer.run(films: [Film(id: 1)], overrides: overrides) { server in
      try await TMDBVisit.pay(to: server, showing: .token) { fetch in
        var texts: [String] = []
        for target in [
          "movie/popular?language=de&page=1", "movie/popular?page=1&language=fr", "configuration",
        ] {
          texts.append(try await fetch(target).text)
        }
        // The transport takes out what the server repeats.
        #expect(texts == ["1", "2", "\"Bearer …\""])
        var statuses: [Int] = []
        for target in ["movie/popular?page=2", "movie/1?language=de", "movie/1?language=de"] {
          statuses.append(try await fetch(target).status)
        }
        #expect(statuses == [200, 429, 200])
      }
    }
  }

  @Test(
    arguments: [
      ("movie/upcoming", recordedPage),
      ("movie/upcoming?page=3", #"{"page":3,"results":[],"total_pages":3,"total_results":41}"#),
      ("movie/popular", missing),
      (
        "discover/movie",
        #"{"page":1,"results":[\#(recordedRow)],"total_pages":1,"total_results":1}"#
      ),
      ("movie/7?append_to_response=credits", recordedFilm),
      ("movie/7", #"{"id":7,"revenue":2787965087}"#),
      ("genre/movie/list", #"{"genres": []}"#),
    ])
  func `recordings are answered byte for byte`(target: String, text: String) async throws {
    try await TemporaryFolder.run { folder in
      try folder.write(#"{"images":{}}"#, to: "configuration.json")
      try folder.write(#"{"genres": []}"#, to: "genre/movie/list.json")
      try folder.write(Self.recordedPage, to: "movie/upcoming/page-1.json")
      try folder.write(Self.recordedPage, to: "discover/movie/page-1.json")
      try folder.write(Self.recordedFilm, to: "movie/7.json")
      try await TMDBServer.run(folder: folder.path) { server in
        try await TMDBVisit.pay(to: server, showing: .key) { fetch in
          let answer = try await fetch(target)
          #expect(answer.text == text)
        }
      }
    }
  }

  private static let recordedRow =
    #"{"id":7,"title":"{\"7\"}, [x]","release_date":"2001-01-01", "vote_average":7.0}"#
  private static let recordedPage =
    #"{"page":1,"results":[\#(recordedRow)],"total_pages":3,"total_results":41}"#
  private static let recordedFilm =
    #"{"id":7,"revenue":2787965087,"credits":{"cast":[],"crew":[]}}"#

  @Test func `the bundled samples are what it serves unless told otherwise`() async throws {
    try await TMDBServer.run { server in
      try await TMDBVisit.pay(to: server) { fetch in
        let page = try await fetch("movie/popular").page()
        #expect(page.results.count == 20)
        let first = try #require(page.results.first)
        let film = try await fetch("movie/\(first.id)?append_to_response=credits").members()
        #expect(film["credits"] != nil)
        #expect(film["videos"] == nil)
      }
    }
  }

  private func withServer(
    films: [Film], totals: TMDBServer.Totals? = nil, _ body: (TMDBVisit) async throws -> Void
  ) async throws {
    try await TMDBServer.run(films: films, totals: totals) { server in
      try await TMDBVisit.pay(to: server, body)
    }
  }
}
