import Diagnostics
import Fetching
import Foundation
import JSONReading
import Testing

@testable import Importing

@Suite struct WireDTOTests {
  private static func movie(_ json: String) throws -> MovieDTO {
    try JSONDecoder().decode(MovieDTO.self, from: Data(json.utf8))
  }

  /// `/movie/latest` is the emptiest film that TMDB has.
  @Test(arguments: [
    """
    {"adult":false,"backdrop_path":null,"belongs_to_collection":null,"budget":0,"genres":[],
    "homepage":"","id":7,"imdb_id":null,"origin_country":[],"original_language":"xx",
    "original_title":"Film","overview":"","popularity":0.0,"poster_path":null,
    "production_companies":[],"production_countries":[],"release_date":"","revenue":0,"runtime":0,
    "softcore":false,"spoken_languages":[],"status":"","tagline":"","title":"Film","video":false,
    "vote_average":0.0,"vote_count":0}
    """,
    """
    {"adult":null,"belongs_to_collection":null,"budget":null,"genres":null,"homepage":null,"id":7,
    "imdb_id":null,"origin_country":null,"original_language":null,"original_title":null,
    "overview":null,"poster_path":null,"production_companies":null,"production_countries":null,
    "release_date":null,"revenue":null,"runtime":null,"softcore":null,"spoken_languages":null,
    "status":null,"tagline":null,"title":"Film","vote_average":null,"vote_count":null,
    "credits":null,"videos":null,"release_dates":null,"keywords":null,"recommendations":null,
    "external_ids":null}
    """,
    #"{"id":7,"title":"Film"}"#,
  ])
  func `what is absent, null or empty is the same`(json: String) throws {
    let movie = try Self.movie(json)
    #expect(movie.id == 7)
    #expect(movie.title == "Film")
    #expect(movie.overview == "" && movie.tagline == "" && movie.status == "")
    #expect(movie.releaseDate == "" && movie.homepage == "" && movie.imdbID == "")
    #expect(movie.runtime == 0 && movie.budget == 0 && movie.revenue == 0)
    #expect(movie.voteCount == 0 && movie.voteAverage == 0)
    #expect(!movie.adult && !movie.softcore)
    #expect(movie.posterPath == nil && movie.collection == nil)
    #expect(movie.genres.isEmpty && movie.companies.isEmpty && movie.countries.isEmpty)
    #expect(movie.originCountries.isEmpty && movie.spokenLanguages.isEmpty)
    #expect(movie.absentParts == MovieDTO.Part.allCases)
  }

  @Test func `numbers may be great, and whole where they could be broken`() throws {
    let movie = try Self.movie(
      """
      {"id":19995,"title":"Avatar","revenue":2923706026,"budget":237000000,"vote_average":7,
      "vote_count":32000,"runtime":162.0}
      """)
    #expect(movie.revenue == 2_923_706_026)
    #expect(movie.voteAverage == 7)
    #expect(movie.runtime == 162)
  }

  @Test func `parts that are there but empty are not absent`() throws {
    let movie: MovieDTO = try Wire.value(TMDBWire.movie(1))
    #expect(movie.absentParts.isEmpty)
  }

  @Test func `rows of parts may be as empty as films`() throws {
    let movie = try Self.movie(
      """
      {"id":1,"title":"Film","genres":[{"id":28}],"production_companies":[{"id":3,"name":null}],
      "production_countries":[{}],"spoken_languages":[{"iso_639_1":"xx"}],
      "belongs_to_collection":{"id":9},
      "credits":{"cast":[{"id":5}],"crew":[{"id":6,"job":null}]},
      "videos":{"results":[{}]},"release_dates":{"results":[{"iso_3166_1":"US"},{
      "release_dates":[{"certification":null}]}]},"keywords":{"keywords":[{"id":4}]},
      "recommendations":{"results":[{"id":11,"media_type":"movie"}]},"external_ids":{"imdb_id":null}}
      """)
    #expect(movie.absentParts.isEmpty)
    #expect(movie.credits?.cast.map(\.id) == [5])
    #expect(movie.credits?.cast.first?.order == nil)
    #expect(movie.credits?.crew.map(\.job) == [""])
    #expect(movie.releaseDates?.results.map(\.releases.count) == [0, 1])
    #expect(movie.recommendations?.results.map(\.id) == [11])
    #expect(movie.collection?.name == "")
  }

  @Test func `credits are a part even where there is only a cast or only a crew`() throws {
    let cast = try Self.movie(#"{"id":1,"title":"Film","credits":{"cast":[{"id":5}]}}"#)
    #expect(cast.credits?.crew.isEmpty == true)
    let crew = try Self.movie(#"{"id":1,"title":"Film","credits":{"crew":[{"id":5}]}}"#)
    #expect(crew.credits?.cast.isEmpty == true)
  }

  @Test(arguments: [
    (#"{"title":"Film"}"#, "lacks the field id"),
    (#"{"id":603}"#, "lacks the field title"),
    (#"{"id":603,"title":null}"#, "has null where title must be text"),
    (#"{"id":"603","title":"Film"}"#, "has text where id must be a number"),
    (
      #"{"id":603,"title":"Film","credits":{"cast":[{"id":1},{"name":"A"}]}}"#,
      "lacks the field credits.cast[1].id"
    ),
    (
      #"{"id":603,"title":"Film","overview":{"en":"Words"}}"#,
      "has an object where overview must be text"
    ),
    (#"{"id":603,"title":"Film","genres":"Action"}"#, "has text where genres must be a list"),
  ])
  func `a field of another kind is a fault that names it`(
    json: String, problem: String
  ) async throws {
    let api = TMDBAPI(["movie/603.json": Answer(status: 200, body: Array(json.utf8))])
    let fault = await #expect(throws: Fault.self) { try await SourceData.tmdb(api) }
    #expect(fault?.problem == problem)
    #expect(fault?.category == .data)
  }

  @Test func `a person may be empty too`() throws {
    let person = try JSONDecoder().decode(PersonDTO.self, from: Data(#"{"id":62}"#.utf8))
    #expect(person.name == "" && person.biography == "" && person.imdbID == "")
    #expect(person.birthday == "" && person.deathday == "" && person.placeOfBirth == "")
    #expect(person.alsoKnownAs.isEmpty)
    #expect(person.externalIDs == nil)
  }
}
