/// What remains of a page, a drawing or a style sheet after its check, small enough to keep for every
/// page of a site.
struct CheckedPage: Sendable {
  let path: String
  let findings: [SiteFinding]
  /// Its links to elements of other pages, which can be judged once those were read.
  let fragments: [FragmentLink]
  let links: PageLinks
  /// Whether it only leads on to another page, or asks not to be found.
  var isUnlisted = false
}
