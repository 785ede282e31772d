extension BuildReport {
  struct EntryCount: Hashable, Sendable {
    /// The collection's id: `characters`.
    let collection: String
    let count: Int
  }
}
