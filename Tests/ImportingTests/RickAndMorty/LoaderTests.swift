import Diagnostics
import Fetching
import Foundation
import TestSupport
import Testing
import Wiki

@testable import Importing

@Suite(.timeLimit(.minutes(10))) struct LoaderTests {
  private static func load(
    _ api: WireAPI, maxPages: Int? = nil, inFlight: Int = 1, isOfKeptRun: Bool = false
  ) async throws -> SourceData {
    try await RickAndMorty.source.load(
      .sample(
        api.transport, maxPages: maxPages, inFlight: inFlight, isOfKeptRun: isOfKeptRun))
  }

  /// Pages of two characters each, whom nobody else names.
  private static func characterPages(_ pages: Int) throws -> [String: Answer] {
    var answers = ["episode/page-1.json": try Answer.page([], count: 0)]
    for page in 1...pages {
      answers["character/page-\(page).json"] = try .page(
        [Wire.character(2 * page - 1), Wire.character(2 * page)], count: 2 * pages, pages: pages)
    }
    return answers
  }

  private static func keys(_ data: SourceData) -> [String] {
    data.collections[0].entries.map(\.id.key)
  }

  @Test func `each list is asked for once, and nothing else is`() async throws {
    let api = try WireAPI()
    let data = try await Self.load(api)
    #expect(api.urls == ["character", "location", "episode"].map { "\(Wire.base)/\($0)" })
    #expect(data.collections.map(\.id) == ["characters", "locations", "episodes"])
    #expect(data.collections.map(\.entries.count) == [1, 1, 1])
    #expect(data.warnings.isEmpty)
  }

  @Test func `a run that is kept has what it had when it was fetched`() async throws {
    var answers = try Self.characterPages(3)
    // Twice the same, as where a list moved while it was walked.
    answers["character/page-2.json"] = try .page(
      [Wire.character(2), Wire.character(4)], count: 6, pages: 3)
    answers["character/ids-3.json"] = try .json([Wire.character(3)])
    let live = try await Self.load(WireAPI(answers))
    let kept = try await Self.load(WireAPI(answers), isOfKeptRun: true)
    #expect(Self.keys(live) == (1...6).map(String.init))
    #expect(
      kept.collections.map { $0.entries.map(\.id) } == live.collections.map { $0.entries.map(\.id) }
    )
    #expect(kept.warnings == live.warnings)
    #expect(!live.warnings.isEmpty)
  }

  @Test func `of a kept run that lacks two lists, the first is told`() async throws {
    let api = try WireAPI([
      "character/page-1.json": .page([], count: -1), "episode/page-1.json": .page([], count: -1),
    ])
    let fault = await #expect(throws: Fault.self) {
      try await Self.load(api, isOfKeptRun: true)
    }
    #expect(fault?.sentence.contains("/character") == true)
  }

  @Test func `pages are asked by number at the base that was given, wherever next leads`()
    async throws
  {
    let api = try WireAPI(Self.characterPages(3))
    let data = try await Self.load(api)
    #expect(Self.keys(data) == (1...6).map(String.init))
    #expect(
      api.urls.prefix(3) == [
        "\(Wire.base)/character", "\(Wire.base)/character?page=2", "\(Wire.base)/character?page=3",
      ])
    #expect(api.urls.allSatisfy { $0.hasPrefix(Wire.base) })
  }

  @Test func `entries are in the order of their ids, whatever the order of the rows`() async throws
  {
    let rows = [30, 4, 100, 2].map { Wire.character($0) }
    var answers = try Self.characterPages(1)
    answers["character/page-1.json"] = try .page(rows, count: 4)
    #expect(try await Self.keys(Self.load(WireAPI(answers))) == ["2", "4", "30", "100"])
  }

  @Test func `the order in which the answers come does not matter`() async throws {
    let api = try WireAPI(Self.characterPages(5))
    let turns = (2...5).map { _ in Rendezvous(of: 2) }
    let backwards = MemoryTransport { request throws(TransportError) in
      let answer = try await api.transport.answer(to: request)
      guard request.recording.hasPrefix("character"),
        let page = request.recording.compactMap(\.wholeNumberValue).first, page > 1
      else { return answer }
      // Each page waits for the one behind it.
      if page < 5 { await turns[page - 2].arrive() }
      if page > 2 { await turns[page - 3].arrive() }
      return answer
    }
    let data = try await RickAndMorty.source.load(.sample(backwards, inFlight: 4))
    #expect(Self.keys(data) == (1...10).map(String.init))
  }

  @Test func `an entry that a list holds twice is there once, and reported`() async throws {
    var answers = try Self.characterPages(1)
    for (page, rows) in [(1, [1, 2]), (2, [2, 3])] {
      answers["character/page-\(page).json"] = try .page(
        rows.map { Wire.character($0) }, count: 3, pages: 2)
    }
    let api = try WireAPI(answers)
    let data = try await Self.load(api)
    #expect(Self.keys(data) == ["1", "2", "3"])
    #expect(
      data.warnings == [
        Warning(
          .duplicate, subject: "character/2",
          "The list character holds 2 more than once; it is taken once.")
      ])
    #expect(api.urls.allSatisfy { !$0.contains("%5B") })
  }

  @Test func `what a walk missed is asked for by id, once`() async throws {
    var answers = try Self.characterPages(2)
    answers["character/page-2.json"] = try .page([Wire.character(4)], count: 4, pages: 2)
    answers["character/ids-3.json"] = try .json([Wire.character(3)])
    let api = try WireAPI(answers)
    #expect(try await Self.keys(Self.load(api)) == ["1", "2", "3", "4"])
    #expect(api.urls.filter { $0.contains("%5B") } == ["\(Wire.base)/character/%5B3%5D"])
  }

  @Test func `where ids have gaps, what is missed is looked for up to the highest`() async throws {
    let api = try WireAPI([
      "character/page-1.json": .page([1, 5].map { Wire.character($0) }, count: 3),
      "character/ids-2-3-4.json": .json([Wire.character(4)]),
      "episode/page-1.json": .page([], count: 0),
    ])
    #expect(try await Self.keys(Self.load(api)) == ["1", "4", "5"])
  }

  @Test func `behind a gap, the last entry is looked for beyond the count`() async throws {
    var answers = try Self.characterPages(2)
    answers["character/page-2.json"] = try .page([Wire.character(4)], count: 4, pages: 2)
    answers["character/ids-3.json"] = try .json([Any]())
    answers["character/ids-5.json"] = try .json([Wire.character(5)])
    let api = try WireAPI(answers)
    #expect(try await Self.keys(Self.load(api)) == ["1", "2", "4", "5"])
    #expect(
      api.urls.filter { $0.contains("%5B") }
        == ["\(Wire.base)/character/%5B3%5D", "\(Wire.base)/character/%5B5%5D"])
  }

  @Test func `an entry that was not asked for does not stand for one that was`() async throws {
    var answers = try Self.characterPages(2)
    answers["character/page-2.json"] = try .page([Wire.character(4)], count: 4, pages: 2)
    answers["character/ids-3.json"] = try .json([Wire.character(99)])
    answers["character/ids-5.json"] = try .json([Wire.character(3), Wire.character(99)])
    let api = try WireAPI(answers)
    let fault = await #expect(throws: Fault.self) { try await Self.load(api) }
    #expect(fault?.problem.hasPrefix("gave 3 of the 4 entries") == true)
  }

  @Test func `a last page that counts less does not hide what is missing`() async throws {
    var answers = try Self.characterPages(2)
    answers["character/page-2.json"] = try .page([Wire.character(4)], count: 3, pages: 2)
    answers["character/ids-3.json"] = try .json([Any]())
    answers["character/ids-5.json"] = try .json([Any]())
    let api = try WireAPI(answers)
    let fault = await #expect(throws: Fault.self) { try await Self.load(api) }
    #expect(fault?.problem.hasPrefix("gave 3 of the 4 entries") == true)
  }

  /// Entry 2 is deleted after page 1 was answered, and 3 moves over to that page.
  @Test func `what slips between two pages while a list shrinks is found`() async throws {
    let shrunk: [String: Answer] = [
      "character/page-1.json": try .page(
        [Wire.character(1), Wire.character(3)], count: 3, pages: 2),
      "character/page-2.json": try .page([Wire.character(4)], count: 3, pages: 2),
      "character/ids-3.json": try .json([Wire.character(3)]),
    ]
    let before = try WireAPI(Self.characterPages(2))
    let after = try WireAPI(shrunk.merging(["episode/page-1.json": .page([], count: 0)]) { $1 })
    let transport = MemoryTransport { request throws(TransportError) in
      let isFirst = request.recording == "character/page-1.json" && before.urls.isEmpty
      return try await (isFirst ? before : after).transport.answer(to: request)
    }
    let data = try await RickAndMorty.source.load(.sample(transport))
    #expect(Self.keys(data) == ["1", "2", "3", "4"])
  }

  /// Entry 2 is deleted after page 1 was answered, and 3 moves over to it from a page that is gone then.
  @Test func `what moves up from the last page of a list is found`() async throws {
    let first = try Answer.page([Wire.character(1), Wire.character(2)], count: 3, pages: 2)
    let before = try WireAPI(["character/page-1.json": first])
    let after = try WireAPI([
      "character/page-1.json": .page([Wire.character(1), Wire.character(3)], count: 2),
      "episode/page-1.json": .page([], count: 0),
    ])
    let transport = MemoryTransport { request throws(TransportError) in
      let isFirst = request.recording == "character/page-1.json" && before.urls.isEmpty
      return try await (isFirst ? before : after).transport.answer(to: request)
    }
    let data = try await RickAndMorty.source.load(.sample(transport))
    #expect(Self.keys(data) == ["1", "2", "3"])
  }

  @Test(arguments: [1_000_000_000_000, .max])
  func `a count that no list has is a fault and is not walked`(count: Int) async throws {
    let api = try WireAPI(["character/page-1.json": .page([Wire.character(1)], count: count)])
    let fault = await #expect(throws: Fault.self) { try await Self.load(api) }
    #expect(
      fault?.problem
        == "says that info.count is \(count), which is far more than its pages hold "
        + "(info.pages is 1)")
    #expect(fault?.category == .data)
    #expect(api.urls.count == 1)
  }

  @Test func `an id of any size is an id`() async throws {
    let api = try WireAPI([
      "character/page-1.json": .page([1, .max].map { Wire.character($0) }, count: 3),
      "character/ids-2-3-4-5-6.json": .json([Wire.character(6)]),
      "episode/page-1.json": .page([], count: 0),
    ])
    #expect(try await Self.keys(Self.load(api)) == ["1", "6", "\(Int.max)"])
  }

  @Test(arguments: ["next", "prev"])
  func `a page that does not name its neighbours is a fault`(field: String) async throws {
    let info: [String: Any] = ["count": 0, "pages": 0, "next": NSNull(), "prev": ""]
    let whole = try Answer.json(["info": info, "results": [Any]()])
    let api = try WireAPI([
      "character/page-1.json": whole,
      "location/page-1.json": .json(
        ["info": info.filter { $0.key != field }, "results": [Any]()]),
    ])
    let fault = await #expect(throws: Fault.self) { try await Self.load(api) }
    #expect(fault?.problem == "lacks the field info.\(field)")
    #expect(fault?.subject == "\(Wire.base)/location")
  }

  @Test func `many missed entries are asked for in addresses of bearable length`() async throws {
    let api = try WireAPI([
      "character/page-1.json": .page((1...130).map { Wire.character($0) }, count: 250),
      "character/ids-\((131...230).map(String.init).joined(separator: "-")).json":
        .json((131...230).map { Wire.character($0) }),
      "character/ids-\((231...250).map(String.init).joined(separator: "-")).json":
        .json((231...250).map { Wire.character($0) }),
      "episode/page-1.json": .page([], count: 0),
    ])
    #expect(try await Self.keys(Self.load(api)).count == 250)
    #expect(api.urls.filter { $0.contains("%5B") }.count == 2)
    #expect(api.urls.allSatisfy { $0.utf8.count < 600 })
  }

  @Test func `a list that stays incomplete is a fault`() async throws {
    var answers = try Self.characterPages(2)
    answers["character/page-2.json"] = try .page([Wire.character(4)], count: 4, pages: 2)
    answers["character/ids-3.json"] = try .json([Any]())
    answers["character/ids-5.json"] = try .json([Any]())
    let api = try WireAPI(answers)
    let fault = await #expect(throws: Fault.self) { try await Self.load(api) }
    #expect(
      fault?.sentence == """
        https://rickandmortyapi.com/api/character gave 3 of the 4 entries it counts, even when \
        asked by id. Try again later; nothing was published.
        """)
    #expect(fault?.category == .data)
    #expect(fault?.stage == .importing)
  }

  @Test func `a sample has the pages that were asked for, and misses nothing`() async throws {
    let api = try WireAPI(Self.characterPages(5))
    let data = try await Self.load(api, maxPages: 2)
    #expect(Self.keys(data) == ["1", "2", "3", "4"])
    #expect(api.urls.count == 4)
    #expect(data.warnings.isEmpty)
  }

  @Test func `a picture that entries share is one address`() async throws {
    let images = ["a", "b", "a", ""]
    let api = try WireAPI([
      "character/page-1.json": .page(
        images.enumerated().map { Wire.character($0 + 1, ["image": $1]) }, count: 4),
      "episode/page-1.json": .page([], count: 0),
    ])
    #expect(try await Self.load(api).pictureAddresses == ["a", "b"])
  }

  @Test func `empty lists make empty collections`() async throws {
    let empty = try Answer.page([], count: 0, pages: 0)
    let api = try WireAPI([
      "character/page-1.json": empty, "location/page-1.json": empty, "episode/page-1.json": empty,
    ])
    let data = try await Self.load(api)
    #expect(data.collections.map(\.entries.count) == [0, 0, 0])
    #expect(data.date == nil)
  }

  @Test func `the data is of the day of the oldest answer`() async throws {
    let api = try WireAPI([
      "character/page-1.json": .page(
        [Wire.character(1, episodes: [1])], count: 1,
        headers: ["Date": "Wed, 28 Jan 2026 10:00:00 GMT"]),
      "episode/page-1.json": .page(
        [Wire.episode(1, characters: [1])], count: 1,
        headers: ["Date": "Tue, 27 Jan 2026 10:00:00 GMT"]),
    ])
    #expect(try await Self.load(api).date == CalendarDate(year: 2026, month: 1, day: 27))
  }

  @Test func `undated answers are of the day of the newest entry`() async throws {
    #expect(
      try await Self.load(WireAPI()).date == CalendarDate(year: 2017, month: 11, day: 10))
  }

  @Test(arguments: [
    ("name", nil, "lacks the field results[0].name"),
    ("origin", nil, "lacks the field results[0].origin"),
    ("origin", #"{"name":"Earth"}"#, "lacks the field results[0].origin.url"),
    ("id", #""1""#, "has text where results[0].id must be a number"),
    ("episode", #""none""#, "has text where results[0].episode must be a list"),
    ("episode", "[1]", "has a number where results[0].episode[0] must be text"),
    ("url", nil, "lacks the field results[0].url"),
    ("status", "null", "has null where results[0].status must be text"),
  ])
  func `a field that is not as the wire promises is a fault`(
    field: String, json: String?, problem: String
  ) async throws {
    var row = Wire.character(1)
    row[field] = try json.map {
      try JSONSerialization.jsonObject(with: Data($0.utf8), options: .fragmentsAllowed)
    }
    let api = try WireAPI(["character/page-1.json": .page([row], count: 1)])
    let fault = await #expect(throws: Fault.self) { try await Self.load(api) }
    #expect(fault?.subject == "\(Wire.base)/character")
    #expect(fault?.problem == problem)
    #expect(fault?.category == .data)
  }
}
