import Diagnostics
import Foundation
import Publishing

extension BuildReport: Encodable {
  /// Pretty and with sorted keys, so that two reports can be compared line by line.
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }

  /// Of `Docs/report.schema.json`.
  private static let schemaVersion = 1

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(
      Dictionary(uniqueKeysWithValues: entries.map { ($0.collection, $0.count) }), forKey: .entries)
    try container.encode(skipped, forKey: .skipped)
    try container.encodeIfPresent(share?.description, forKey: .share)
    try container.encode(pages, forKey: .pages)
    try container.encode(requests, forKey: .requests)
    try container.encode(pictures, forKey: .pictures)
    try container.encode((warnings + lateWarnings).map(WarningRow.init), forKey: .warnings)
    try container.encodeIfPresent(fault.map(FaultRow.init), forKey: .fault)
    try container.encodeIfPresent(changes.map(ChangeCounts.init), forKey: .changes)
    try container.encode(ages, forKey: .ages)
    try container.encode(bytes, forKey: .bytes)
    try container.encode(files, forKey: .files)
    try container.encode(
      Dictionary(uniqueKeysWithValues: times.map { ($0.stage.rawValue, $0.duration.seconds) }),
      forKey: .seconds)
    try container.encode(peakMemoryBytes, forKey: .peakMemoryBytes)
    try container.encode(Program.version, forKey: .version)
    try container.encode(Self.schemaVersion, forKey: .schemaVersion)
  }

  private enum CodingKeys: String, CodingKey {
    case entries, skipped, pages, requests, pictures, warnings, fault, bytes, seconds,
      peakMemoryBytes
    case version, schemaVersion, ages, changes, files, share
  }
}
