extension WrittenFile {
  struct Content: Sendable {
    let digest: String
    /// In bytes.
    let size: Int
    /// Whether the new site has the very file of the old one.
    let isKept: Bool
    /// What the check of a page found; nil of a page that was not made again.
    let page: CheckedPage?
  }
}
