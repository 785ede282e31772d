import Diagnostics

extension BuildSettings {
  /// Where the answers of the APIs come from.
  enum Input: Hashable, Sendable {
    case live
    case fixtures
    /// The folder, which exists.
    case recorded(String)
    /// What the cache keeps of the last complete run.
    case kept

    /// The setting that asks for it; `nil` of the web, which needs none.
    var setting: Setting? {
      switch self {
      case .live: nil
      case .fixtures: .fixtures
      case .recorded: .recorded
      case .kept: .offline
      }
    }

    init(_ values: SettingValues, in workingDirectory: String) throws(Fault) {
      switch try values.choice(.fixtures, .recorded, .offline) {
      case .fixtures: self = .fixtures
      case .offline: self = .kept
      case .recorded:
        let folder = values.path(.recorded) ?? workingDirectory
        guard DiskItem(atPath: folder) == .folder else {
          throw Fault.missingFolder(folder.shown(in: workingDirectory), of: .recorded)
        }
        self = .recorded(folder)
      default: self = .live
      }
    }
  }
}
