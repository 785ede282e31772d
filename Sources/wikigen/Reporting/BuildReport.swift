import Diagnostics
import Publishing

/// What a build did: printed in short, written in full by `--report`.
struct BuildReport: Sendable {
  /// In the order of the wiki.
  var entries: [EntryCount] = []
  /// The sources that were left out.
  var skipped: [SkippedSource] = []
  /// The share of the wiki that the build made; `nil` if it made all of it.
  var share: SiteShare?
  var pages = Pages()
  /// Whether the requests went to the APIs, and not to a recording or the cache.
  var isLive = false
  var requests = Requests()
  var pictures = Pictures()
  /// Those that `about.html` counts too.
  var warnings: [Warning] = []
  /// Those that came up when the wiki was already written.
  var lateWarnings: [Warning] = []
  /// Why there is no new wiki; `nil` if there is one.
  var fault: Fault?
  /// How the files of the wiki differ from the old one's; `nil` if there is no new wiki.
  var changes: SiteChanges?
  /// The size of the wiki.
  var bytes = 0
  var times: [StageTime] = []
  var peakMemoryBytes = 0
  /// In the order of the wiki.
  var ages: [SourceAge] = []
  /// How many entries each collection had in the wiki that stood before; empty if none did.
  var formerCounts: [String: Int] = [:]
  /// How many files the wiki has.
  var files = 0

  var duration: Duration { times.reduce(.zero) { $0 + $1.duration } }
}
