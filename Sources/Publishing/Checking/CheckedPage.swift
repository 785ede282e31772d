/// What remains of a page after its check, small enough to keep for every page of a site.
struct CheckedPage: Sendable {
  let path: String
  var findings: [SiteFinding] = []
  /// The hashes of its ids.
  var ids: [Int] = []
  /// Its links to elements of pages, by address.
  var fragments: [String: FragmentLink] = [:]
}
