import Foundation

extension OutputFolder {
  /// What a new site will replace.
  enum Standing {
    case nothing
    /// A folder whose files are all someone else's.
    case folder(mode: mode_t)
    case site(FolderRecord, mode: mode_t)

    var record: FolderRecord? {
      guard case .site(let record, _) = self else { return nil }
      return record
    }

    var header: ManifestHeader? { record?.manifest.header }

    var mode: mode_t? {
      switch self {
      case .nothing: nil
      case .folder(let mode), .site(_, let mode): mode
      }
    }
  }
}
