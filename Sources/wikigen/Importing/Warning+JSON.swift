import Diagnostics
import JSONReading

extension Warning: JSONReadableObject {
  private struct UnknownKind: Error {}

  public init(_ object: JSONObject) throws {
    guard let kind = Kind(rawValue: try object.value("kind")) else { throw UnknownKind() }
    self.init(kind, subject: try object.value("subject"), try object.value("sentence"))
  }
}
