/// What a purge took away.
public struct Purge: Hashable, Sendable {
  public let answers: Int
  /// Complete runs that lost an answer; the rest of their answers is gone with them.
  public let runs: Int
  public let pictures: Int

  public var isEmpty: Bool { answers == 0 && runs == 0 && pictures == 0 }
}
