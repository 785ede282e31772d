import Foundation

extension OutputFolder {
  /// What a new site will replace.
  enum Standing {
    case nothing
    /// A folder whose files are all someone else's.
    case folder(mode: mode_t)
    case site(Manifest, mode: mode_t)

    var manifest: Manifest? {
      guard case .site(let manifest, _) = self else { return nil }
      return manifest
    }

    var mode: mode_t? {
      switch self {
      case .nothing: nil
      case .folder(let mode), .site(_, let mode): mode
      }
    }
  }
}
