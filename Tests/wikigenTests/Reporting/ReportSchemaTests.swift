import Diagnostics
import Foundation
import Publishing
import TestSupport
import Testing
import Wiki

@testable import wikigen

@Suite struct `The schema of the report` {
  private typealias Object = [String: Any]

  private static func schema() throws -> Object {
    let url = URL(filePath: CheckoutFolder.path("Docs/report.schema.json"))
    return try #require(JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? Object)
  }

  /// With something in every place.
  private static func report() throws -> Object {
    var report = BuildReport(
      entries: [.init(collection: "characters", count: 1)],
      skipped: [SkippedSource(source: "tmdb", reason: "it needs KEY")],
      warnings: [Warning(.duplicate, subject: "x", "Twice.")],
      fault: Fault(.fetching, "x", "y", remedy: "z", category: .data),
      changes: SiteChanges(added: ["a"], changed: [], removed: []),
      times: [StageTime(stage: .fetching, duration: .seconds(1))])
    report.ages = [
      BuildReport.SourceAge(
        SourceRecord(
          id: "rickandmorty", origin: .live, isSample: false,
          dataDate: CalendarDate(iso8601: "2026-11-21"),
          stoodIn: CalendarDate(iso8601: "2026-11-20"), oneSidedLinks: [],
          credits: .verbatim(""), findings: [:]))
    ]
    report.share = SiteShare("2/4")
    let json = Data(try report.json().utf8)
    return try #require(JSONSerialization.jsonObject(with: json) as? Object)
  }

  @Test func `has every key of a report, and no other`() throws {
    let properties = try #require(Self.schema()["properties"] as? [String: Object])
    let report = try Self.report()
    #expect(Set(properties.keys) == Set(report.keys))
    for (key, property) in properties {
      let form = property["items"] as? Object ?? property
      guard let inner = form["properties"] as? Object else { continue }
      let value = (report[key] as? [Object])?.first ?? report[key] as? Object
      #expect(Set(inner.keys) == Set(value?.keys.map(\.self) ?? []), "\(key)")
    }
  }

  @Test func `knows every kind of warning, stage and exit code`() throws {
    let schema = try Self.schema()
    func words(_ path: String...) -> [AnyHashable] {
      let form = path.reduce(schema) { $0[$1] as? Object ?? [:] }
      return form["enum"] as? [AnyHashable] ?? []
    }
    #expect(
      words("properties", "warnings", "items", "properties", "kind")
        == Warning.Kind.allCases.map(\.rawValue) as [AnyHashable])
    #expect(
      words("$defs", "stage") == Fault.Stage.allCases.map(\.rawValue) as [AnyHashable])
    #expect(
      words("properties", "fault", "properties", "exitCode").compactMap { $0 as? Int }
        == Fault.Category.allCases.map { Int($0.rawValue) })
    #expect(
      words("properties", "ages", "items", "properties", "origin")
        == ["live", "kept", "recorded", "fixtures"] as [AnyHashable])
  }
}
