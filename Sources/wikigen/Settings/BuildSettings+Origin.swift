import Publishing
import Wiki

extension BuildSettings {
  /// What the manifest says of where the data came from.
  var origin: ManifestHeader.Origin {
    if maxPages != nil { return .sample }
    switch input {
    case .live, .kept: return .live
    case .recorded: return .recorded
    case .fixtures: return .fixtures
    }
  }
}

extension BuildSettings.Input {
  var origin: SourceRecord.Origin {
    switch self {
    case .live: .live
    case .recorded: .recorded
    case .kept: .kept
    case .fixtures: .fixtures
    }
  }
}
