import Foundation
import TestSupport
import Testing
import Wiki

@testable import Importing

/// Texts and numbers that nobody would write who means well.
@Suite struct MovieHostileTests {
  @Test(arguments: [
    "<script>alert(1)</script>", "a\nb\r\nc", "\u{202E}txt", "| * _ ` [x](y)", "--- \n# x",
    String(repeating: "a", count: 5_000), "\u{0000}\u{001B}[31m", "{{x}}", "../../etc", "%2F", "👩‍👩‍👧‍👦",
  ])
  func `every text that pages show is one line and stays what it is`(text: String) throws {
    let world = try Self.world(text)
    let entries = world.collections.flatMap(\.entries)
    #expect(entries.count == 2)
    for entry in entries {
      #expect(entry.title == text.singleLine)
      for phrase in Self.phrases(of: entry) {
        for shown in Self.texts(in: phrase) {
          // That is: no line end either.
          #expect(shown == shown.singleLine, "\(entry.id)")
        }
      }
      for case .web(let address) in Self.phrases(of: entry).flatMap({ Self.targets(in: $0) }) {
        #expect(address.text.hasPrefix("https://www.themoviedb.org/"))
      }
      #expect(entry.picture == nil)
      #expect(!entry.facets.map(\.value).joined().map(\.key).contains(""))
    }
  }

  @Test func `absurd numbers say nothing and stop nothing`() throws {
    let world = try TMDB.World.sample([
      FilmWire.movie(
        Int.max,
        [
          "budget": Int.max, "revenue": Int.max, "runtime": Int.max, "vote_count": Int.max,
          "vote_average": 99,
          "credits": [
            "cast": [
              FilmWire.cast(Int.max, order: Int.max), FilmWire.cast(Int.min, order: Int.min),
            ],
            "crew": [FilmWire.crew(Int.min)],
          ],
        ]),
      FilmWire.movie(Int.min, ["budget": Int.min, "revenue": Int.min, "runtime": Int.min]),
    ])
    for entry in world.collections.flatMap(\.entries) {
      #expect(entry.detail.values.count > 5)
      #expect(!entry.id.key.isEmpty)
    }
    #expect(try world.film(Int.max).fact("runtime") == nil)
    #expect(try world.film(Int.max).detail.text("rating") == .empty)
    #expect(
      try world.film(Int.max).detail.text("gain")
        == .sentence(
          "tmdb.gain", ["money": .sentence("tmdb.money", ["amount": .number(0)])]))
  }

  /// A film whose every text is this one, with a person whose every text is.
  private static func world(_ text: String) throws -> TMDB.World {
    let person = ["name": text, "known_for_department": text, "profile_path": text]
    return try .sample(
      [
        FilmWire.movie(
          1, cast: [FilmWire.cast(6, as: text, with: person)],
          crew: [FilmWire.crew(6, text, in: text, with: person)],
          [
            "title": text, "original_title": text, "overview": text, "tagline": text,
            "status": text, "release_date": text, "homepage": text, "imdb_id": text,
            "original_language": text, "poster_path": text, "genres": [FilmWire.named(1, text)],
            "production_companies": [FilmWire.named(1, text)],
            "production_countries": [["iso_3166_1": text, "name": text]],
            "spoken_languages": [["iso_639_1": text, "english_name": text, "name": text]],
            "belongs_to_collection": FilmWire.named(1, text),
            "keywords": ["keywords": [FilmWire.named(1, text)]],
            "videos": ["results": [FilmWire.video(text)]],
            "release_dates": [
              "results": [
                ["iso_3166_1": "US", "release_dates": [["certification": text, "type": 3]]]
              ]
            ],
          ])
      ],
      biographies: [
        FilmWire.person(
          6,
          [
            "name": text, "biography": text, "birthday": text, "place_of_birth": text,
            "also_known_as": [text, text], "imdb_id": text, "homepage": text, "profile_path": text,
          ])
      ], settings: TMDB.Settings(people: .full))
  }

  private static func phrases(of entry: Entry) -> [Phrase] {
    [entry.context] + entry.badges.map(\.word) + entry.facts.map(\.value)
      + entry.facets.flatMap(\.value).map(\.title) + phrases(of: entry.detail)
  }

  private static func phrases(of model: any TemplateModel) -> [Phrase] {
    model.values.map(\.value).flatMap { value -> [Phrase] in
      switch value {
      case .text(let phrase), .markup(let phrase): [phrase]
      case .link(let link): link.map { [.link($0)] } ?? []
      case .rows(let rows): rows.flatMap { phrases(of: $0) }
      default: []
      }
    }
  }

  private static func texts(in phrase: Phrase) -> [String] {
    switch phrase {
    case .verbatim(let text): [text]
    case .sentence(_, let arguments): arguments.values.flatMap { texts(in: $0) }
    case .link(let link): texts(in: link.title)
    case .list(let phrases): phrases.flatMap { texts(in: $0) }
    case .word, .number, .decimal, .date: []
    }
  }

  private static func targets(in phrase: Phrase) -> [Link.Target] {
    switch phrase {
    case .link(let link): [link.target]
    case .sentence(_, let arguments): arguments.values.flatMap { targets(in: $0) }
    case .list(let phrases): phrases.flatMap { targets(in: $0) }
    default: []
    }
  }
}
