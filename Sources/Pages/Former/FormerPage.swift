import Wiki

/// The page of an entry as the last site had it.
public struct FormerPage: Hashable, Sendable {
  public let path: String
  public let entry: EntryID
  public let title: String

  public init(path: String, entry: EntryID, title: String) {
    self.path = path
    self.entry = entry
    self.title = title
  }
}
