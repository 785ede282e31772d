import Diagnostics
import Foundation

extension BuildReport: Encodable {
  /// Pretty and with sorted keys, so that two reports can be compared line by line.
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }

  /// `name` is what a fault calls the file.
  func write(to path: String, named name: String) throws(Fault) {
    do {
      let text = try json()
      let file = URL(filePath: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file, options: .atomic)
    } catch {
      throw Fault.unwritableReport(name)
    }
  }

  /// Finds out before anything is fetched that the report could not be written.
  static func checkWritable(_ path: String, named name: String) throws(Fault) {
    guard DiskItem(atPath: path) != .folder else { throw Fault.unwritableReport(name) }
    var place = path
    while DiskItem(atPath: place) == nil { place = place.parentPath }
    let isUsable = place == path || DiskItem(atPath: place) == .folder
    guard isUsable, FileManager.default.isWritableFile(atPath: place) else {
      throw Fault.unwritableReport(name)
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(
      Dictionary(uniqueKeysWithValues: entries.map { ($0.collection, $0.count) }), forKey: .entries)
    try container.encode(pages, forKey: .pages)
    try container.encode(requests, forKey: .requests)
    try container.encode(pictures, forKey: .pictures)
    try container.encode(warnings.map(WarningRow.init), forKey: .warnings)
    try container.encode(bytes, forKey: .bytes)
    try container.encode(
      Dictionary(uniqueKeysWithValues: times.map { ($0.stage.rawValue, $0.duration.seconds) }),
      forKey: .seconds)
    try container.encode(peakMemoryBytes, forKey: .peakMemoryBytes)
    try container.encode(Program.version, forKey: .version)
  }

  private enum CodingKeys: String, CodingKey {
    case entries, pages, requests, pictures, warnings, bytes, seconds, peakMemoryBytes, version
  }
}
