import Foundation
import GRDB

/// An answer as it stands in the file.
struct AnswerRow: FetchableRecord {
  private let url: String
  private let digest: String
  private let size: Int
  private let deflated: [UInt8]
  private let contentType: String?
  private let validity: Validity

  init(row: Row) throws {
    url = try row.text("url") ?? ""
    digest = try row.decode(String.self, forColumn: "digest")
    size = try row.decode(Int.self, forColumn: "size")
    deflated = Array(try row.decode(Data.self, forColumn: "deflated"))
    contentType = try row.text("contentType")
    validity = try Validity(row)
  }

  /// Nil if the body is not whole.
  var answer: StoredAnswer? {
    guard (0...StoredAnswer.largestBody).contains(size), let body = deflated.inflated(to: size)
    else { return nil }
    return StoredAnswer(
      url: url, digest: digest, contentType: contentType, body: body, validity: validity)
  }
}
