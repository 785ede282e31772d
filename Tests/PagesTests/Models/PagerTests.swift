import TestSupport
import Testing
import Wiki

@testable import Pages

@Suite struct `A paginator` {
  @Test(arguments: [
    (1, 2, "[1] 2"), (1, 5, "[1] 2 … 5"), (3, 5, "1 2 [3] 4 5"), (4, 7, "1 2 3 [4] 5 6 7"),
    (5, 9, "1 … 4 [5] 6 … 9"), (1, 42, "[1] 2 … 42"), (21, 42, "1 … 20 [21] 22 … 42"),
    (42, 42, "1 … 41 [42]"), (39, 42, "1 … 38 [39] 40 41 42"),
  ])
  func `shows the pages around, the first and the last`(current: Int, total: Int, shown: String)
    throws
  {
    #expect(try pager(current, of: total).numbers.map(Self.text).joined(separator: " ") == shown)
  }

  @Test(arguments: 2...60)
  func `leaves out two pages or more, or none`(total: Int) throws {
    for current in 1...total {
      var last = 0
      var isAfterGap = false
      var shown: Set<Int> = []
      for number in try pager(current, of: total).numbers {
        guard case .page(let page, _, let isCurrent) = number else {
          try #require(!isAfterGap && last > 0, "a gap at \(current) of \(total)")
          isAfterGap = true
          continue
        }
        let step = page - last
        try #require(
          isAfterGap ? step > 2 : step == 1, "\(last) → \(page) at \(current) of \(total)")
        try #require(isCurrent == (page == current))
        shown.insert(page)
        last = page
        isAfterGap = false
      }
      try #require(shown.isSuperset(of: [1, current, total]) && !isAfterGap)
    }
  }

  @Test(arguments: [
    (1, [false, false, true, true]), (2, [true, true, true, true]),
    (3, [true, true, false, false]),
  ])
  func `has no way before the first and none after the last page`(
    current: Int, expected: [Bool]
  ) throws {
    let pager = try pager(current, of: 3)
    let isThere = try ["first", "previous", "next", "last"].map { name in
      guard case .link(let link) = try pager.value(of: name).required(name) else { return false }
      return link != nil
    }
    #expect(isThere == expected)
  }

  @Test func `leads to the pages before and after`() throws {
    let pager = try pager(2, of: 3)
    #expect(pager.previous?.target == .file("page-1"))
    #expect(pager.next?.target == .file("page-3"))
  }

  @Test(arguments: [0, 1])
  func `is missing where one page is all`(total: Int) {
    #expect(Pager(current: 1, total: total) { "page-\($0)" } == nil)
  }

  @Test func `marks only the current page as current, and a gap as a gap without a link`() throws {
    let facts = try pager(1, of: 9).numbers.map { number in
      guard case .flag(let isCurrent) = try number.value(of: "isCurrent").required("isCurrent"),
        case .flag(let isGap) = try number.value(of: "isGap").required("isGap"),
        case .link(let link) = try number.value(of: "link").required("link")
      else { throw MissingInTest(reason: "another kind") }
      return [isCurrent, isGap, link != nil]
    }
    #expect(
      facts == [
        [true, false, true], [false, false, true], [false, true, false], [false, false, true],
      ])
  }

  private func pager(_ current: Int, of total: Int) throws -> Pager {
    try Pager(current: current, total: total) { "page-\($0)" }.required("no paginator")
  }

  private static func text(_ number: PagerNumber) -> String {
    switch number {
    case .gap: "…"
    case .page(let page, _, let isCurrent): isCurrent ? "[\(page)]" : "\(page)"
    }
  }
}
