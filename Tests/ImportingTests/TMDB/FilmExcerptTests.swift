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
