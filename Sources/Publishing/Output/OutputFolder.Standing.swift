import Foundation

extension OutputFolder {
  /// What a new site will replace.
  enum Standing {
    case nothing
    /// A folder whose files are all someone else's.
    case folder(mode: mode_t)
    case site(ManifestHeader, mode: mode_t)

    var header: ManifestHeader? {
      guard case .site(let header, _) = self else { return nil }
      return header
    }

    var mode: mode_t? {
      switch self {
      case .nothing: nil
      case .folder(let mode), .site(_, let mode): mode
      }
    }
  }
}
