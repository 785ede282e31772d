import Diagnostics

/// What the writing of a site's files came to.
struct WrittenSite: Sendable {
  private(set) var pages = 0
  private(set) var keptPages = 0
  private(set) var bytes = 0
  /// In the order of the plan, nil of those that were not written; sizes are in bytes.
  private(set) var files: [(digest: String, size: Int)?]
  /// Those that the new site shares with the old one.
  private(set) var kept: Set<String> = []
  /// The pages that were made.
  private(set) var checked: [CheckedPage] = []
  /// Of the files that failed, the first in the plan's order.
  private(set) var failure: (index: Int, fault: Fault)?

  /// Of a plan of so many files.
  init(of count: Int) {
    files = Array(repeating: nil, count: count)
  }

  mutating func add(_ written: WrittenFile, _ file: PlannedFile) {
    switch written.outcome {
    case .success(let content):
      bytes += content.size
      files[written.index] = (content.digest, content.size)
      if content.isKept { kept.insert(file.path) }
      if file.isPage {
        pages += 1
        keptPages += content.isKept ? 1 : 0
      }
      if let page = content.page { checked.append(page) }
    case .failure(let fault):
      if written.index <= (failure?.index ?? written.index) { failure = (written.index, fault) }
    }
  }
}
