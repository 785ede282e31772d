import Diagnostics
import Foundation

/// Reads and checks the pages, drawings and style sheets that lie in a folder, several at a time.
struct PageReader: Sendable {
  let folder: String
  let paths: SitePaths
  let jobs: Int

  func check(_ pages: [String]) async throws(Fault) -> [CheckedPage] {
    let carried = CarriedTexts()
    return try await pages.concurrentMap(jobs: jobs) { page throws(Fault) in
      let bytes = try FileReader.bytes(at: "\(folder)/\(page)", named: "\(folder)/\(page)")
      return (FileKind(of: page) ?? .page).check(bytes, at: page, in: paths, carried: carried)
    }
  }
}
