/// A piece of a page, told by where it stands. Each begins where the one before it ends, and together
/// they are the page.
public struct HTMLPiece: Sendable {
  public let kind: Kind
  public let range: Range<Int>
  /// Whether its end is there; browsers drop a tag that the page breaks off in.
  public let isComplete: Bool
}
