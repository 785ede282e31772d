/// What a site that was published consists of.
public struct PublishSummary: Equatable, Sendable {
  public let pages: Int
  /// Pages that are the very files of the old site.
  public let unchangedPages: Int
  /// Pages of the old site that the new one does not have.
  public let removedPages: Int
  /// All files, the manifest included.
  public let files: Int
  /// Of all files.
  public let bytes: Int
  public let changes: SiteChanges
  /// Files that wikigen did not write and that came along.
  public let carriedOver: Int
  /// Where the old site still lies, if it could not be removed.
  public let leftover: String?
}
