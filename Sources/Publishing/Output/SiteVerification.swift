import Diagnostics
import Foundation

/// Makes every file of a site once more and compares it with the one that lies there: proof that
/// nothing was kept that would have come out otherwise.
struct SiteVerification: Sendable {
  let folder: String
  /// What faults call the site.
  let name: String
  let jobs: Int

  func run(_ files: [PlannedFile]) async throws(Fault) {
    let folder = folder
    let different = try await files.concurrentMap(jobs: jobs) { file throws(Fault) -> String? in
      let bytes: [UInt8]
      do {
        bytes = try file.drafted().bytes()
      } catch let fault as Fault {
        throw fault
      } catch {
        throw .unforeseen(file.path, error)
      }
      let data = FileManager.default.contents(atPath: "\(folder)/\(file.path)")
      return data.map(Array.init) == bytes ? nil : file.path
    }.compactMap(\.self)
    guard different.isEmpty else { throw .notVerified(different.sorted(), in: name) }
  }
}
