import Fetching
import Testing
import Wiki

@testable import Importing

@Suite struct TMDBRequestTests {
  private static let mirror = "http://127.0.0.1:8080/3"

  @Test func `each resource has its address and its recording`() throws {
    let base = try BaseURL("\(Self.mirror)/", setting: "WIKIGEN_TMDB_URL")
    let requests = TMDB.Requests(
      base: base, settings: TMDB.Settings(language: "pt-BR", region: "BR"))
    let all = [
      requests.configuration, requests.genres, requests.page(17, of: .topRated),
      requests.page(2, of: ["sort_by": "title.asc"]), requests.person(62),
    ]
    #expect(
      all.map(\.url) == [
        "\(Self.mirror)/configuration", "\(Self.mirror)/genre/movie/list?language=pt-BR",
        "\(Self.mirror)/movie/top_rated?language=pt-BR&page=17&region=BR",
        """
        \(Self.mirror)/discover/movie?language=pt-BR&page=2&region=BR&include_adult=false\
        &sort_by=title.asc
        """,
        "\(Self.mirror)/person/62?language=pt-BR&append_to_response=external_ids",
      ])
    #expect(
      all.map(\.recording) == [
        "configuration.json", "genre/movie/list.json", "movie/top_rated/page-17.json",
        "discover/movie/page-2.json", "person/62.json",
      ])
    #expect(all.allSatisfy { $0.isCredentialed && $0.content == .json })
  }

  @Test func `details are asked for in the order of their addresses`() throws {
    let requests = TMDB.Requests(
      base: try BaseURL(Self.mirror, setting: "WIKIGEN_TMDB_URL"), settings: TMDB.Settings())
    let ids = Array(1...120) + [999, 1000, 1001, 10_000, 100_000]
    let asked = TMDB.Requests.inOrderOfAddresses(ids.reversed())
    #expect(asked.map { requests.movie($0).url } == ids.map { requests.movie($0).url }.sorted())
    #expect(asked.map { requests.person($0).url } == ids.map { requests.person($0).url }.sorted())
  }

  @Test func `what a parameter holds stays in the parameter`() throws {
    let base = try BaseURL(Self.mirror, setting: "WIKIGEN_TMDB_URL")
    let requests = TMDB.Requests(base: base, settings: TMDB.Settings())
    let url = requests.page(1, of: ["with_genres": "28&include_adult=true#x"]).url
    #expect(url.hasSuffix("&with_genres=28%26include_adult%3Dtrue%23x"))
  }

  private static func picture(_ address: String, base: String = TMDBWire.base) throws -> Request? {
    TMDB.source.picture(
      Picture(address: address), try BaseURL(base, setting: "WIKIGEN_TMDB_URL"))
  }

  @Test(arguments: [
    ("https://image.tmdb.org/t/p/w342/q3jHCb4d-_1.jpg", TMDBWire.base, "w342/q3jHCb4d-_1.jpg"),
    ("https://image.tmdb.org/t/p/w342/a.jpg", mirror, "w342/a.jpg"),
    ("https://image.tmdb.org/t/p/original/a.png", mirror, "original/a.png"),
    ("http://127.0.0.1:8080/t/p/h632/a.webp", mirror, "h632/a.webp"),
    ("http://127.0.0.1:8080/t/p/w45/a.jpeg", "http://127.0.0.1:8080", "w45/a.jpeg"),
  ])
  func `a picture is asked for where it is, without the credential`(
    address: String, base: String, recording: String
  ) throws {
    let request = try #require(try Self.picture(address, base: base))
    #expect(request.url == address)
    #expect(request.recording == "images/\(recording)")
    #expect(request.content == .picture)
    #expect(!request.isCredentialed)
  }

  @Test(arguments: [
    "", "/a.jpg", "https://image.tmdb.org/t/p/a.jpg", "https://image.tmdb.org/t/p/w342/",
    "https://image.tmdb.org/t/p/w342", "https://image.tmdb.org/t/p/w342/a.svg",
    "https://image.tmdb.org/t/p/w342/a.jpg.exe", "https://image.tmdb.org/t/p/w342/.jpg",
    "https://image.tmdb.org/t/p/w342/b/a.jpg", "https://image.tmdb.org/t/p/../a.jpg",
    "https://image.tmdb.org/t/p/w342/..", "https://image.tmdb.org/t/p/w342/a.jpg?x=y",
    "https://image.tmdb.org/t/p/w342/a.jpg#f", "https://image.tmdb.org/t/p/w342/a%2eb.jpg",
    "https://image.tmdb.org/t/p/w342/ä.jpg", "https://image.tmdb.org/t/p/wide/a.jpg",
    "https://image.tmdb.org/t/p/w/a.jpg", "https://image.tmdb.org/t/p/w123456/a.jpg",
    "http://image.tmdb.org/t/p/w342/a.jpg", "https://image.tmdb.org:8443/t/p/w342/a.jpg",
    "https://image.tmdb.org.elsewhere.example/t/p/w342/a.jpg",
    "https://someone@image.tmdb.org/t/p/w342/a.jpg", "https://elsewhere.example/t/p/w342/a.jpg",
    "http://127.0.0.1:9090/t/p/w342/a.jpg", "file:///t/p/w342/a.jpg",
  ])
  func `an address that is no picture of TMDB is not asked for`(address: String) throws {
    #expect(try Self.picture(address, base: Self.mirror) == nil)
  }

  @Test(arguments: [
    (["w92", "w185", "w342", "original"], "w342"), (["w300", "w500"], "w300"),
    (["w300", "w384", "h342"], "w384"), (["original"], "w342"), ([], "w342"),
    (["w-9223372036854775808", "w-5", "w+7", "w0", "w٣", "w99999", "w/../x", "w500"], "w500"),
  ])
  func `of the sizes that there are, the nearest one is taken`(sizes: [String], size: String) {
    let addresses = TMDB.ImageAddresses(posterSizes: sizes)
    #expect(
      addresses.poster("/a.jpg")
        == Picture(address: "https://image.tmdb.org/t/p/\(size)/a.jpg"))
  }

  @Test(arguments: [nil, "", "/", "a.jpg", "/a", "/a.svg", "/../a.jpg", "/a/b.jpg", "//a.jpg"])
  func `a path that is none of a picture is no picture`(path: String?) {
    #expect(TMDB.ImageAddresses().poster(path) == nil)
    #expect(TMDB.ImageAddresses().profile(path) == nil)
  }

  @Test(arguments: [
    (500, #"{"success":false,"status_code":44,"status_message":"The ID is invalid."}"#, true),
    (
      501, #"{"status_code":2,"status_message":"Invalid service: this service does not exist."}"#,
      true
    ),
    (500, #"{"status_code":11,"status_message":"Internal error: Something went wrong."}"#, false),
    (500, "", false), (503, #"{"status_message":"The ID is invalid."}"#, false), (429, "", false),
    (504, "", false),
  ])
  func `some answers are not worth asking again`(
    status: Int, body: String, neverHeals: Bool
  ) {
    let answer = Answer(status: status, body: Array(body.utf8))
    #expect(TMDB.source.neverHeals(answer) == neverHeals)
  }
}
