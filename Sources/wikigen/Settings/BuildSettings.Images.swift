extension BuildSettings {
  /// What becomes of the pictures that entries name.
  enum Images: String, Sendable, CaseIterable {
    /// They are fetched and become files of the wiki.
    case download
    /// The wiki has drawn placeholders instead.
    case none
  }
}
