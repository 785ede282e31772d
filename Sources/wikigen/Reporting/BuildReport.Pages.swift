extension BuildReport {
  struct Pages: Hashable, Sendable, Encodable {
    var total = 0
    var written = 0
    /// Those that are the very files of the old wiki.
    var unchanged = 0
    /// Those of the old wiki that the new one does not have.
    var removed = 0
  }
}
