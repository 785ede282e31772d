import Diagnostics

/// What the writing of a site's files came to.
struct WrittenSite: Sendable {
  private(set) var pages = 0
  private(set) var files = 0
  private(set) var bytes = 0
  private(set) var findings = SiteFindings()
  /// Of the files that failed, the first in the plan's order.
  private(set) var failure: (index: Int, fault: Fault)?

  mutating func add(_ file: WrittenFile) {
    switch file.outcome {
    case .success(let made):
      files += 1
      bytes += made.bytes
      guard let page = made.page else { return }
      pages += 1
      findings.add(page)
    case .failure(let fault):
      if file.index <= (failure?.index ?? file.index) { failure = (file.index, fault) }
    }
  }
}
