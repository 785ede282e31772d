import Diagnostics
import Publishing

extension PublishSummary {
  /// What came up once the new site was there.
  var lateWarnings: [Warning] {
    leftoverWarning + SizeLimit.warnings(bytes: bytes, files: files)
  }

  /// The new site stands, but a copy of the old one is still there.
  var leftoverWarning: [Warning] {
    leftover.map {
      [
        Warning(
          .leftoverFolder, subject: $0,
          "\($0) still holds the old wiki, which could not be removed; remove it yourself.")
      ]
    } ?? []
  }
}
