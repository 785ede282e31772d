/// A link that only one of its two ends states; the wiki shows it on both.
public struct OneSidedLink: Hashable, Sendable {
  /// The entry that states the link.
  public let from: EntryID
  /// The entry that does not state it.
  public let to: EntryID

  public init(from: EntryID, to: EntryID) {
    self.from = from
    self.to = to
  }
}
