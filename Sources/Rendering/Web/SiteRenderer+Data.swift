import Diagnostics
import Pages

extension SiteRenderer {
  /// A file for programs, as JSON in one line.
  public func json(of file: DataFile) throws(Fault) -> [UInt8] {
    let wording = Wording(words: words) { _ in nil }
    return try JSONValue(file.content(), in: wording).bytes + [UInt8(ascii: "\n")]
  }
}
