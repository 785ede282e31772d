import Diagnostics
import Fetching
import Testing

@testable import Importing

@Suite struct TMDBFaultTests {
  private static let address = "http://127.0.0.1:8080/3"

  private static func faults() throws -> [Fault] {
    let base = try BaseURL(address, setting: "WIKIGEN_TMDB_URL")
    let request = Request(base: base, path: ["movie", "603"], recording: "movie/603.json")
    return [
      Fault.otherPage(request, 1),
      Fault.otherEntry(request, 604, asked: 603),
      Fault.windowIgnored(request, 20_000, of: 20_100),
      Fault.noFilms(at: base, of: 45),
    ]
  }

  @Test func `an answer that can't be what was asked for says why, and where to look`() throws {
    let remedy = "Check WIKIGEN_TMDB_URL, or try again later."
    #expect(
      try Self.faults().map(\.sentence) == [
        "\(Self.address)/movie/603 answered page 1, which it was not asked for. \(remedy)",
        "\(Self.address)/movie/603 answered with the id 604 where 603 was asked for. \(remedy)",
        """
        \(Self.address)/movie/603 counts 20000 of the 20100 films in these days, and about as \
        many in those after them. \(remedy)
        """,
        "\(Self.address)/movie has none of the 45 films that its lists name. \(remedy)",
      ])
    #expect(try Self.faults().allSatisfy { $0.category == .data && $0.stage == .importing })
  }

  @Test func `a setting that can't be meant says what could be`() {
    let faults = [
      Fault.idRefused(setting: "sources.tmdb.deny.ids", "the-matrix"),
      Fault.dateRefused(setting: "sources.tmdb.discover.year", "soon"),
    ]
    #expect(
      faults.map(\.sentence) == [
        """
        sources.tmdb.deny.ids holds 'the-matrix', which is no id. Give the number in the film's \
        address, such as 603.
        """,
        "sources.tmdb.discover.year is 'soon', which is no date. Give a day such as 1999-12-31.",
      ])
    #expect(faults.allSatisfy { $0.category == .configuration && $0.stage == .configuration })
  }
}
