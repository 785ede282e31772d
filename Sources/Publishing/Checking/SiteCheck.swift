import Diagnostics
import Foundation

/// Checks the pages of a site that lies on disk.
public struct SiteCheck: Sendable {
  private let folder: String

  private let jobs: Int

  public init(folder: String, jobs: Int) {
    self.folder = folder
    self.jobs = jobs
  }

  /// What is wrong with the pages, by page and line.
  public func findings() async throws(Fault) -> [SiteFinding] {
    let files = try FolderTree(folder).items().filter { $0.kind != .folder }.map(\.path)
    let reader = PageReader(folder: folder, paths: SitePaths(files), jobs: jobs)
    var findings = SiteFindings()
    for page in try await reader.check(files.filter { $0.hasSuffix(".html") }) {
      findings.add(page)
    }
    return findings.sorted()
  }
}
