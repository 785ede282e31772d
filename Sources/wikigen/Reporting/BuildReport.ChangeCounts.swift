import Publishing

extension BuildReport {
  /// How many files differ from the old wiki's.
  struct ChangeCounts: Encodable {
    let added: Int
    let changed: Int
    let removed: Int

    init(_ changes: SiteChanges) {
      added = changes.added.count
      changed = changes.changed.count
      removed = changes.removed.count
    }
  }
}
