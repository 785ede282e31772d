import Diagnostics
import Publishing

extension PublishSummary {
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
