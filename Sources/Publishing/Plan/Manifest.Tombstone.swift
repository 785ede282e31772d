import JSONReading

extension Manifest {
  /// What stands where the page of an entry was.
  public struct Tombstone: Encodable, JSONReadableObject, Hashable, Sendable {
    public let entry: String
    public let title: String
    /// The day of the data that first lacked it, `2026-11-21`.
    public let since: String?
    /// Whether the source no longer has it, and not only this site.
    public let isGoneFromSource: Bool

    public init(entry: String, title: String, since: String?, isGoneFromSource: Bool) {
      self.entry = entry
      self.title = title
      self.since = since
      self.isGoneFromSource = isGoneFromSource
    }

    public init(_ object: JSONObject) throws {
      entry = try object.value("entry")
      title = try object.value("title")
      since = try object.valueIfThere("since")
      isGoneFromSource = try object.value("isGoneFromSource")
    }
  }
}
