import Publishing

extension SitePart {
  /// All of it, unless a share is asked for; only shares must be told what they replace.
  init(_ values: SettingValues, in workingDirectory: String) {
    let former = values.path(.after)?.shown(in: workingDirectory)
    self = values.share(.share).map { .share($0, after: former) } ?? .whole
  }
}
