/// What a copy with compressed files came to.
public struct PrecompressedSummary: Equatable, Sendable {
  /// Those of the site.
  public let files: Int
  /// Those of them with a compressed one beside them.
  public let compressed: Int
  public let hasBrotli: Bool
  /// Those whose compressed files are the former copy's.
  public let unchanged: Int
  /// Where the former copy still lies, if it could not be removed.
  public let leftover: String?
}
