/// What a check of a folder found.
public struct CheckedSite: Sendable {
  public let files: Int
  public let pages: Int
  /// By file and line.
  public let findings: [SiteFinding]
  /// The files that nothing leads to; nil of a folder without a home page.
  public let orphans: [SiteFinding]?
}
