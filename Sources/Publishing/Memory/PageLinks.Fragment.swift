extension PageLinks {
  /// An element of a page.
  struct Fragment: Hashable, Comparable, Sendable {
    /// Its place among the sorted paths of the site.
    let page: Int32
    let id: String

    static func < (left: Fragment, right: Fragment) -> Bool {
      (left.page, left.id) < (right.page, right.id)
    }
  }
}
