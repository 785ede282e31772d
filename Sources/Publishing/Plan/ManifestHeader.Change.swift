import JSONReading

extension ManifestHeader {
  /// How an entry changed.
  public struct Change: Encodable, JSONReadableObject, Hashable, Sendable {
    /// The id of the source.
    public let source: String
    /// When it was found out; seconds since 1970.
    public let found: Int
    /// What changed, in a form that only who wrote it reads.
    public let record: String

    public init(source: String, found: Int, record: String) {
      self.source = source
      self.found = found
      self.record = record
    }

    public init(_ object: JSONObject) throws {
      source = try object.value("source")
      found = try object.value("found")
      record = try object.value("record")
    }
  }
}
