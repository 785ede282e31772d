import JSONReading

extension Manifest {
  public struct File: Encodable, JSONReadableObject, Hashable, Sendable {
    public let digest: String
    /// The entry whose page it is.
    public let entry: String?
    /// The name of that entry.
    public let title: String?
    /// In bytes: a file of another size is not the one that was written. Unknown of a site that was
    /// made before sizes were kept.
    public let size: Int?

    public init(digest: String, entry: String?, title: String? = nil, size: Int) {
      self.digest = digest
      self.entry = entry
      self.title = title
      self.size = size
    }

    public init(_ object: JSONObject) throws {
      digest = try object.value("digest")
      entry = try object.valueIfThere("entry")
      title = try object.valueIfThere("title")
      size = try object.valueIfThere("size")
    }
  }
}
