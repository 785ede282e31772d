import Diagnostics
import Fetching
import Testing
import Wiki

@testable import Importing

@Suite(.timeLimit(.minutes(10))) struct LoaderPeopleTests {
  /// A film with two actors and a director, but for the answers about people.
  private static func api(_ changes: [Int: Answer] = [:]) throws -> TMDBAPI {
    let credits = [
      "cast": [TMDBWire.cast(30), TMDBWire.cast(20, ["order": 1])], "crew": [TMDBWire.crew(10)],
    ]
    var answers = ["movie/603.json": try Answer.film(603, ["credits": credits])]
    for (id, answer) in changes { answers["person/\(id).json"] = answer }
    return TMDBAPI(answers)
  }

  private static func people(_ data: SourceData) -> [String] {
    data.collections.filter { $0.id == "people" }.flatMap(\.entries).map(\.id.key)
  }

  @Test(arguments: ["none", "shown"])
  func `nobody is asked for unless biographies are wanted`(mode: String) async throws {
    let api = try Self.api()
    let data = try await SourceData.tmdb(api, ["people": .text(mode)])
    #expect(api.recordings(in: "person").isEmpty)
    #expect(Self.people(data) == (mode == "none" ? [] : ["10", "20", "30"]))
  }

  @Test func `each person with a page is asked for once`() async throws {
    let api = try Self.api()
    let data = try await SourceData.tmdb(api, ["people": .text("full"), "cast": .number(1)])
    #expect(api.recordings(in: "person") == ["10", "30"])
    #expect(
      api.requests.last?.url
        == "\(TMDBWire.base)/person/30?language=en-US&append_to_response=external_ids")
    #expect(api.requests.last?.isCredentialed == true)
    #expect(Self.people(data) == ["10", "30"])
    #expect(data.warnings.isEmpty)
  }

  @Test func `a person who is gone keeps the page that the films make, with a warning`()
    async throws
  {
    let data = try await SourceData.tmdb(
      Self.api([20: .notThere]), ["people": .text("full")])
    #expect(Self.people(data) == ["10", "20", "30"])
    #expect(
      data.warnings == [
        Warning(
          .droppedEntry, subject: "people/20",
          """
          Films name the person 20, of whom TMDB says that there is no such one; the page has \
          what the films say.
          """)
      ])
  }

  @Test func `a person with another id is a fault`() async throws {
    let api = try Self.api([20: .json(TMDBWire.person(21))])
    let fault = await #expect(throws: Fault.self) {
      try await SourceData.tmdb(api, ["people": .text("full")])
    }
    #expect(fault?.problem == "answered with the id 21 where 20 was asked for")
  }
}
