import Foundation
import JSONReading
import TestSupport
import Testing

@testable import Importing

@Suite struct `The excerpt of a film` {
  private static func bytes() throws -> [UInt8] {
    TMDB.FilmExcerpt.bytes(
      of: try Wire.value(
        FilmWire.movie(
          7, cast: (1...3).map { FilmWire.cast($0, order: $0) }, crew: [FilmWire.crew(9)],
          ["overview": "Zoë – 👾", "keywords": ["keywords": [["id": 1, "name": " a\nb "]]]])))
  }

  @Test func `says of people what the answer says, when it is asked`() throws {
    let excerpt = try TMDB.FilmExcerpt(Self.bytes())
    #expect(
      excerpt.cast.map { excerpt.person(at: $0.words).name } == (1...3).map { "Person \($0)" })
    #expect(excerpt.crew.map { excerpt.person(at: $0.words).name } == ["Person 9"])
    #expect(excerpt.keywords.map(\.name) == ["a b"])
    #expect(excerpt.overview == "Zoë – 👾")
  }

  /// The fields of films beside their ids. What is not plain is left to Foundation's decoder, whose texts are
  /// copies.
  @Test(arguments: [
    #""title":" ","original_title":"\u00A0x\u3000y""#, #""title":"","original_title":null"#,
    #""title":"A","original_title":"A""#, #""title":"A","tagline":"a\n b","overview":"é  é\t\"""#,
    #""title":"A","genres":[{"id":1,"name":null},{"id":2}],"belongs_to_collection":{"id":3}"#,
    #""title":"A","vote_average":7.25,"vote_count":3,"imdb_id":"tt1234567","poster_path":"/a.jpg""#,
    #""title":"A","homepage":" https://a.example/b ","external_ids":{"imdb_id":"tt7654321"}"#,
    #"""
    "title":"A","origin_country":["US","US"," "],"spoken_languages":[{"iso_639_1":"en"},
    {"iso_639_1":" en "},{"iso_639_1":""},{"iso_639_1":"de","english_name":" ","name":"Deutsch"}]
    """#,
    #"""
    "title":"A","release_dates":{"results":[
    {"iso_3166_1":"US","release_dates":[{"certification":"A","type":1}]},
    {"iso_3166_1":"US","release_dates":[{"certification":"B","type":3}]},
    {"iso_3166_1":"DE","release_dates":[{"certification":" ","type":3}]}]}
    """#,
    #"""
    "title":"A","credits":{"cast":[{"id":2,"name":"B","character":"é","order":5,"credit_id":"1"},
    {"id":1,"name":"Zoë","character":"Neo","order":1,"credit_id":"2"},{"id":3,"name":"\u200B"},
    {"id":2,"name":"C","character":"e\u0301","order":6},{"id":2,"name":"B","character":" K\u212A"},
    {"id":4,"name":"D","order":0,"credit_id":"2"}],"crew":[{"id":5,"name":"E","job":"é"},
    {"id":5,"name":"E","job":"e\u0301"},{"id":5,"name":"E","job":" é "},{"id":6,"name":"F",
    "department":"Art","known_for_department":null,"profile_path":"/p.jpg","credit_id":"3"},
    {"id":7,"name":"G","credit_id":"3"}]}
    """#,
    #"""
    "title":"A","videos":{"results":[
    {"type":"Trailer","site":"YouTube","key":"a","published_at":"2015","iso_639_1":"en"},
    {"type":"Trailer","site":"YouTube","key":"b","published_at":"2016","name":"B"},
    {"type":"Clip","site":"YouTube","key":"c"},{"type":"Trailer","site":"Vimeo","key":"12"},
    {"type":"Trailer","site":"YouTube","key":"é"}]},"keywords":{"keywords":[{"id":4,"name":" a  b"}]},
    "recommendations":{"results":[{"id":9,"media_type":"tv"},{"id":8},{"id":8,"media_type":"movie"}]}
    """#,
  ])
  func `is the same whoever reads the answer`(fields: String) throws {
    let json = Array("{\"id\":7,\(fields)}".utf8)
    let own = JSONTape.reading(MovieDTO.self, in: json, TMDB.FilmExcerpt.bytes)
    let movie = try JSONDecoder().decode(MovieDTO.self, from: Data(json))
    #expect(own == TMDB.FilmExcerpt.bytes(of: movie))
  }

  @Test func `is refused where it breaks off, or goes on`() throws {
    let whole = try Self.bytes()
    for length in 0..<whole.count {
      #expect(throws: ByteReader.Damage.self) {
        _ = try TMDB.FilmExcerpt(Array(whole.prefix(length)))
      }
    }
    #expect(throws: ByteReader.Damage.self) { _ = try TMDB.FilmExcerpt(whole + [0]) }
  }

  @Test func `harms nobody where it is damaged`() throws {
    let whole = try Self.bytes()
    var generator = SeededGenerator(seed: 20_261_127)
    for _ in 0..<SoakCount.cases(20_000) {
      var bytes = whole
      bytes[Int.random(in: 0..<bytes.count, using: &generator)] = .random(
        in: 0...255, using: &generator)
      guard let excerpt = try? TMDB.FilmExcerpt(bytes) else { continue }
      _ = TMDB.Film(
        excerpt, naming: [:], settings: TMDB.Settings(), people: TMDB.PeopleTable())
    }
  }

  @Test(arguments: [
    (["en", "de", "de"], "de", 1), (["en", "de"], "fr", 0), ([], "en", nil as Int?),
    (["fr", "fr"], "fr", 0),
  ])
  func `has the trailers of every language, the first of equals first`(
    languages: [String], language: String, chosen: Int?
  ) throws {
    let videos: [[String: Any]] = languages.enumerated().map { place, language in
      [
        "name": "Trailer \(place)", "key": "key\(place)", "site": "YouTube", "type": "Trailer",
        "official": true, "iso_639_1": language, "published_at": "2016",
      ]
    }
    let film = try TMDB.Film.sample(
      ["videos": ["results": videos]], settings: TMDB.Settings(language: language))
    #expect(film.trailer?.name == chosen.map { "Trailer \($0)" })
  }
}
