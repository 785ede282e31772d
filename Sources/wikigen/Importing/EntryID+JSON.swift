import JSONReading
import Wiki

extension EntryID: JSONReadableObject {
  public init(_ object: JSONObject) throws {
    self.init(try object.value("collection"), try object.value("key"))
  }
}
