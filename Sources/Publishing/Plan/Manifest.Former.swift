extension Manifest {
  /// What the site remembers of addresses that it had before.
  public struct Former: Codable, Hashable, Sendable {
    /// By path, the entry to which a page leads on.
    public let redirects: [String: String]
    /// By path, the entry that is gone.
    public let tombstones: [String: Tombstone]

    public static let none = Former(redirects: [:], tombstones: [:])

    public init(redirects: [String: String], tombstones: [String: Tombstone]) {
      self.redirects = redirects
      self.tombstones = tombstones
    }
  }

  public struct Tombstone: Codable, Hashable, Sendable {
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
  }
}
