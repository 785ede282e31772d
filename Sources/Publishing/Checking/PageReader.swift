import Diagnostics
import Foundation

/// Reads and checks pages that lie in a folder, several at a time.
struct PageReader: Sendable {
  let folder: String
  let paths: SitePaths
  let jobs: Int

  func check(_ pages: [String]) async throws(Fault) -> [CheckedPage] {
    try await pages.concurrentMap(jobs: jobs) { page throws(Fault) in
      guard let data = FileManager.default.contents(atPath: "\(folder)/\(page)") else {
        throw .unreadable("\(folder)/\(page)", EIO)
      }
      var check = PageCheck(Array(data), at: page, in: paths)
      return check.run()
    }
  }
}
