import Diagnostics

/// What of a site a folder is to have.
public enum SitePart: Hashable, Sendable {
  case whole
  /// Its files of a share, which `SharedSite` joins with those of the others. `former` is the folder of
  /// the wiki that all of them will replace, and whose addresses go on: a share must not depend on
  /// what stands in its own folder, which its siblings don't see.
  case share(SiteShare, after: String?)

  public var share: SiteShare? {
    if case .share(let share, _) = self { share } else { nil }
  }

  /// What a share keeps of the wiki that it is to replace.
  var afterDigest: String? {
    get throws(Fault) {
      guard case .share(_, let former?) = self else { return nil }
      return try FormerWiki.digest(of: former)
    }
  }

  /// The names of what such a folder says of itself.
  var records: RecordNames { share == nil ? .site : .share }
}
