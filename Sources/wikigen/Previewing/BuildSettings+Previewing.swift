import Publishing

extension BuildSettings {
  /// The same wiki, but made in the cache, where nobody reads it but the preview.
  func previewing() -> BuildSettings {
    var settings = self
    settings.output = cache.appending(component: Self.previewFolder)
    // What lies there is only ever an earlier preview, be it of a sample or of other sources.
    settings.isForced = true
    settings.part = .whole
    settings.report = nil
    settings.summary = nil
    settings.changes = nil
    return settings
  }

  static let previewFolder = "preview"

  /// The files and folders from which the look of the wiki is made, there or not.
  var look: [String] {
    [
      templates ?? workingDirectory.appending(component: "Templates"),
      theme ?? workingDirectory.appending(component: "Theme"),
    ]
  }

  /// The folder of recorded answers, where they come from one.
  var recording: [String] {
    if case .recorded(let folder) = input { [folder] } else { [] }
  }
}
