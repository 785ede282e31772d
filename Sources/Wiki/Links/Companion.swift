/// An entry that meets another, and how often.
public struct Companion: Hashable, Sendable {
  public let entry: EntryID
  /// 1 or more.
  public let meetings: Int
}
