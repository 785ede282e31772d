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
      Fault.pageEmpty(request, of: 3),
      Fault.filmsGone(at: base, 40, of: 45),
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
        """
        \(Self.address)/movie/603 has no films, though it says that there are 3 pages, more than \
        this one. \(remedy)
        """,
        "\(Self.address)/movie answered 404 for 40 of the 45 films that its lists name. \(remedy)",
      ])
    #expect(try Self.faults().allSatisfy { $0.category == .data && $0.stage == .importing })
  }

  @Test func `lists without films name the setting too`() throws {
    let fault = Fault.noFilms(at: try BaseURL(Self.address, setting: "WIKIGEN_TMDB_URL"))
    #expect(
      fault.sentence == """
        \(Self.address)/movie has lists without a single film. Check WIKIGEN_TMDB_URL and the \
        lists below sources.tmdb, or try again later.
        """)
    #expect(fault.category == .data)
  }

  @Test func `a setting that can't be meant says what could be`() {
    let faults = [
      Fault.idRefused(setting: "sources.tmdb.deny.ids", "the-matrix"),
      Fault.dateRefused(setting: "sources.tmdb.discover.year", "soon"), Fault.discoverUnlisted(),
    ]
    #expect(
      faults.map(\.sentence) == [
        """
        sources.tmdb.deny.ids holds 'the-matrix', which is no id. Give the number in the film's \
        address, such as 603.
        """,
        "sources.tmdb.discover.year is 'soon', which is no date. Give a day such as 1999-12-31.",
        """
        sources.tmdb.discover has parameters, but sources.tmdb.lists does not name discover. Add \
        discover to the lists, or leave the parameters out.
        """,
      ])
    #expect(faults.allSatisfy { $0.category == .configuration && $0.stage == .configuration })
  }
}
