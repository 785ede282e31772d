import Diagnostics
import Foundation

/// Reads and checks the pages, drawings and style sheets that lie in a folder, several at a time.
struct PageReader: Sendable {
  let folder: String
  let paths: SitePaths
  let jobs: Int

  func check(_ pages: [String]) async throws(Fault) -> [CheckedPage] {
    try await pages.concurrentMap(jobs: jobs) { page throws(Fault) in
      guard let data = FileManager.default.contents(atPath: "\(folder)/\(page)") else {
        throw .unreadable("\(folder)/\(page)", EIO)
      }
      return (FileKind(of: page) ?? .page).check(Array(data), at: page, in: paths)
    }
  }
}
