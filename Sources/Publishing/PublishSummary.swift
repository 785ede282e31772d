/// What a site that was published consists of.
public struct PublishSummary: Equatable, Sendable {
  public let pages: Int
  /// All files that were written, the manifest included.
  public let files: Int
  /// Of all files that were written.
  public let bytes: Int
  /// Pages of the old site that the new one does not have.
  public let removedPages: Int
  /// Files that wikigen did not write and that came along.
  public let carriedOver: Int
  /// Where the old site still lies, if it could not be removed.
  public let leftover: String?
}
