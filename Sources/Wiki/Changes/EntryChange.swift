/// How an entry differs between two complete runs of its source.
public struct EntryChange: Hashable, Sendable, Codable {
  public let entry: EntryID
  /// The name that the entry has now, or had last.
  public let title: String
  public let kind: Kind

  public init(_ entry: EntryID, title: String, _ kind: Kind) {
    self.entry = entry
    self.title = title
    self.kind = kind
  }
}
