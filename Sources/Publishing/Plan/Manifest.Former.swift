import JSONReading

extension Manifest {
  /// What the site remembers of addresses that it had before.
  public struct Former: Encodable, JSONReadableObject, Hashable, Sendable {
    /// By path, the entry to which a page leads on.
    public let redirects: [String: String]
    /// By path, the entry that is gone.
    public let tombstones: [String: Tombstone]

    public static let none = Former(redirects: [:], tombstones: [:])

    public init(redirects: [String: String], tombstones: [String: Tombstone]) {
      self.redirects = redirects
      self.tombstones = tombstones
    }

    public init(_ object: JSONObject) throws {
      redirects = try object.value("redirects")
      tombstones = try object.value("tombstones")
    }
  }
}
