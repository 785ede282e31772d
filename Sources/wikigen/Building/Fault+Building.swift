import Diagnostics

extension Fault {
  /// Of a page that is other than what was kept of one made from the same.
  static func wronglyKnown(_ path: String) -> Fault {
    Fault(
      .publishing, path, "is not the page that was made from the same before",
      remedy:
        "This is a bug of wikigen; please report it. Remove the file 'pages' of the cache to have all pages read",
      category: .bug)
  }
}
