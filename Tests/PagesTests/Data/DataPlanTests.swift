import Testing
import Wiki

@testable import Pages

@Suite struct `The plan of files for programs` {
  @Test func `is empty where there are to be none`() {
    #expect(DataPlan(.sample(.moons(3))).files.isEmpty)
  }

  @Test(arguments: [(1, 1), (1_000, 1), (1_001, 2), (2_001, 3)])
  func `has lists of a thousand that lead to each other`(count: Int, parts: Int) throws {
    let plan = DataPlan(.sample(.moons(count), settings: SiteSettings(hasJSON: true)))
    let paths = (1...parts).map { $0 == 1 ? "api/moons.json" : "api/moons-\($0).json" }
    #expect(plan.files.prefix(parts + 1).map(\.path) == ["api/index.json"] + paths)
    #expect(plan.files.count == 1 + parts + count)
    var seen: [DataValue] = []
    for (index, file) in plan.files.dropFirst().prefix(parts).enumerated() {
      guard case .object(let list) = file.content(), case .list(let entries) = list["entries"]
      else { throw MissingInTest(reason: "\(file.path) has entries") }
      #expect(list["previous"] == (index == 0 ? nil : .plain(paths[index - 1])))
      #expect(list["next"] == (index + 1 == parts ? nil : .plain(paths[index + 1])))
      seen += entries
    }
    #expect(seen.count == count)
    #expect(Set(seen).count == count)
  }
}
