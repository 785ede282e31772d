extension BuildReport {
  struct Pictures: Hashable, Sendable, Encodable {
    /// Those that entries name.
    var total = 0
    /// Those that are files of the wiki.
    var placed = 0
    /// Those that a placeholder stands for.
    var missing = 0
  }
}
