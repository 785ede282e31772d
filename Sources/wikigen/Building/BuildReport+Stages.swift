import Diagnostics
import Fetching
import Publishing
import Wiki

extension BuildReport {
  /// What is known once the data is there.
  init(
    _ imports: [ImportedSource], skipped: [SkippedSource], from input: BuildSettings.Input
  ) {
    self.init()
    isLive = input == .live
    self.skipped = skipped
    entries = imports.flatMap(\.outline.counts).map {
      EntryCount(collection: $0.collection, count: $0.entries)
    }
    for source in imports {
      requests.sent += source.tally.sent
      requests.revalidated += source.tally.revalidated
      requests.skipped += source.tally.skipped
      requests.retried += source.tally.retried
      requests.failed += source.tally.failed
      requests.received += source.tally.bytesReceived
      pictures.total += source.wantedPictures
      pictures.placed += source.pictures.count
    }
    pictures.missing = pictures.total - pictures.placed
    warnings = imports.flatMap(\.warnings)
    ages = imports.map { SourceAge($0.record) }
  }

  mutating func add(_ summary: PublishSummary) {
    pages = Pages(
      total: summary.pages, written: summary.pages - summary.unchangedPages,
      unchanged: summary.unchangedPages, removed: summary.removedPages)
    bytes = summary.bytes
    files = summary.files
    changes = summary.changes
    lateWarnings = share == nil ? summary.lateWarnings : summary.leftoverWarning
  }
}
