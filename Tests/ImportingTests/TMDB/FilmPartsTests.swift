import Foundation
import Testing
import Wiki

@testable import Importing

@Suite struct FilmPartsTests {
  @Test(
    arguments: [
      (nil, "PG-13"), ("US", "PG-13"), ("GB", "12A"), ("FR", nil), ("DE", "16"), ("JP", nil),
    ] as [(String?, String?)])
  func `the certification is that of the region's release in cinemas, else the first`(
    region: String?, certification: String?
  ) throws {
    let releases = [
      Self.country("US", [("", 3), ("NR", 1), (" PG-13\n", 3), ("R", 3)]),
      Self.country("GB", [("", 1), ("12A", 4), ("15", 5)]),
      Self.country("DE", [("12", 4), ("16", 3)]), Self.country("FR", [("", 3)]),
    ]
    let film = try TMDB.Film.sample(
      ["release_dates": ["results": releases]], settings: TMDB.Settings(region: region))
    #expect(film.certification == certification)
  }

  @Test func `the newest official trailer is shown`() throws {
    let film = try Self.film([
      FilmWire.video("fan", ["official": false, "published_at": "2030-01-01T00:00:00.000Z"]),
      FilmWire.video("teaser", ["type": "Teaser", "published_at": "2030-01-01T00:00:00.000Z"]),
      FilmWire.video("old"),
      FilmWire.video("new", ["published_at": "2020-01-01T00:00:00.000Z", "name": " A\nname "]),
      FilmWire.video("again", ["published_at": "2020-01-01T00:00:00.000Z"]),
    ])
    #expect(film.trailer?.address.text == "https://www.youtube.com/watch?v=new")
    #expect(film.trailer?.name == "A name")
  }

  @Test func `a trailer in the language of the wiki comes before newer ones`() throws {
    let film = try Self.film([
      FilmWire.video("other", ["published_at": "2020-01-01", "iso_639_1": "fr"]),
      FilmWire.video("own", ["published_at": "2001-01-01", "iso_639_1": "en"]),
    ])
    #expect(film.trailer?.address.text == "https://www.youtube.com/watch?v=own")
  }

  @Test func `an unofficial trailer is better than none`() throws {
    let film = try Self.film([
      FilmWire.video("1", ["official": false]),
      FilmWire.video("76979871", ["official": false, "site": "Vimeo", "published_at": "2020"]),
    ])
    #expect(film.trailer?.address.text == "https://vimeo.com/76979871")
  }

  @Test(arguments: [
    ("YouTube", "dQw4w9Wg-_Q", true), ("YouTube", "", false), ("YouTube", "a b", false),
    ("YouTube", "a&b=c", false), ("YouTube", "é", false), ("YouTube", "a\"><script>", false),
    ("YouTube", String(repeating: "a", count: 64), true),
    ("YouTube", String(repeating: "a", count: 65), false), ("Vimeo", "123", true),
    ("Vimeo", "12a", false), ("Vimeo", "١٢٣", false), ("Dailymotion", "x1", false),
  ])
  func `a trailer's key is one of its site's`(site: String, key: String, isOne: Bool) throws {
    #expect((try Self.film([FilmWire.video(key, ["site": site])]).trailer != nil) == isOne)
  }

  @Test(arguments: [
    ("tt0133093", "", "tt0133093"), ("", "tt0133093", "tt0133093"),
    ("tt12345", "tt99999", "tt12345"), ("tt1234", "tt99999", "tt99999"), ("nm0000206", "", nil),
    ("tt1234567890123", "", nil), ("tt12345/../", "", nil), ("TT12345", "", nil),
    ("tt١٢٣٤٥", "", nil), ("", "", nil),
  ])
  func `an IMDb key is tt and digits`(external: String, own: String, key: String?) throws {
    let film = try TMDB.Film.sample(["external_ids": ["imdb_id": external], "imdb_id": own])
    #expect(film.imdb?.text == key)
  }

  @Test(arguments: [
    ("https://example.com/?a=b", "https://example.com/?a=b"), (" http://a.b\n", "http://a.b"),
    ("", nil), ("javascript:alert(1)", nil), ("https://a b", nil), ("//example.com", nil),
    ("https://a\"onload=", nil),
  ])
  func `a homepage is an address of the web or none`(text: String, address: String?) throws {
    #expect(try TMDB.Film.sample(["homepage": text]).homepage?.text == address)
  }

  @Test func `what has no name is left out, and what is there twice is there once`() throws {
    let film = try TMDB.Film.sample([
      "genres": [FilmWire.named(28, "Action"), FilmWire.named(12, " "), FilmWire.named(28, "Act")],
      "production_companies": [FilmWire.named(1, "Aa\nBb"), FilmWire.named(2, "Aa Bb")],
      "belongs_to_collection": FilmWire.named(5, ""),
      "keywords": [
        "keywords": [
          FilmWire.named(1, "space"), FilmWire.named(2, ""), FilmWire.named(3, "space"),
        ]
      ],
      "recommendations": ["results": [["id": 3], ["id": 2], ["id": 3]]],
    ])
    #expect(film.genres.map(\.name) == ["Action"])
    #expect(film.companies.map(\.name) == ["Aa Bb", "Aa Bb"])
    #expect(film.series == nil)
    #expect(film.keywords == ["space"])
    #expect(film.recommendations == [3, 2])
  }

  @Test func `a film that was produced nowhere is from where it is from`() throws {
    let france: [String: Any] = ["iso_3166_1": "FR", "name": "France"]
    let film = try TMDB.Film.sample([
      "production_countries": [france, france], "origin_country": ["US"],
    ])
    #expect(film.countries.map(\.code) == ["FR"])
    let other = try TMDB.Film.sample(["origin_country": ["US", "", "JP"]])
    #expect(other.countries.map(\.code) == ["US", "JP"])
    #expect(other.countries.map(\.name) == [nil, nil])
  }

  private static func film(_ videos: [[String: Any]]) throws -> TMDB.Film {
    try .sample(["videos": ["results": videos]])
  }

  private static func country(_ code: String, _ releases: [(String, Int)]) -> [String: Any] {
    [
      "iso_3166_1": code,
      "release_dates": releases.map { certification, type in
        [
          "certification": certification, "type": type,
          "release_date": "1999-03-31T00:00:00.000Z",
        ] as [String: Any]
      },
    ]
  }
}
