import Foundation

/// The records of a folder of recorded pages, each byte for byte as it was recorded.
struct WireRecords: Sendable {
  struct Record: Sendable {
    let id: Int
    let bytes: [UInt8]
  }

  static let kinds = ["character", "location", "episode"]

  let folder: String
  private let records: [String: [Record]]

  init(folder: String) throws {
    self.folder = folder
    records = try Dictionary(
      uniqueKeysWithValues: Self.kinds.map { ($0, try Self.records(of: $0, in: folder)) })
  }

  func all(_ kind: String) -> [Record] { records[kind] ?? [] }

  func picture(_ name: String) -> [UInt8]? {
    FileManager.default.contents(atPath: "\(folder)/images/character/\(name)").map { [UInt8]($0) }
  }

  private static func records(of kind: String, in folder: String) throws -> [Record] {
    var result: [Record] = []
    var page = 1
    while let data = FileManager.default.contents(atPath: "\(folder)/\(kind)/page-\(page).json") {
      for bytes in rows([UInt8](data)) {
        let row = try JSONDecoder().decode(Row.self, from: Data(bytes))
        result.append(Record(id: row.id, bytes: bytes))
      }
      page += 1
    }
    guard page > 1 else { throw NoRecords(path: "\(folder)/\(kind)/page-1.json") }
    return result
  }

  /// The objects of `results`, cut out without being parsed, so that nothing about them changes.
  private static func rows(_ page: [UInt8]) -> [[UInt8]] {
    guard let key = page[...].firstRange(of: Array(#""results""#.utf8)) else { return [] }
    var rows: [[UInt8]] = []
    var (depth, start) = (0, 0)
    var (isText, isEscaped) = (false, false)
    for position in key.upperBound..<page.endIndex where depth >= 0 {
      switch page[position] {
      case _ where isEscaped: isEscaped = false
      case UInt8(ascii: "\\") where isText: isEscaped = true
      case UInt8(ascii: "\""): isText.toggle()
      case UInt8(ascii: "{") where !isText:
        if depth == 0 { start = position }
        depth += 1
      case UInt8(ascii: "}") where !isText:
        depth -= 1
        if depth == 0 { rows.append(Array(page[start...position])) }
      case UInt8(ascii: "]") where !isText && depth == 0: depth = -1
      default: break
      }
    }
    return rows
  }

  private struct Row: Decodable {
    let id: Int
  }

  struct NoRecords: Error {
    let path: String
  }
}
