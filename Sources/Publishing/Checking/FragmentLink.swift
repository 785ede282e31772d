/// A link to an element of a page, which can be judged once that page was read.
struct FragmentLink: Sendable {
  let page: String
  /// The address as the page has it.
  let address: String
  let target: String
  let id: String
  /// Where it stands first.
  let line: Int

  var finding: SiteFinding {
    SiteFinding(page: page, line: line, problem: .missingFragment, target: address)
  }
}
