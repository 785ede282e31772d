import Diagnostics
import Foundation

/// Checks the pages of a site that lies on disk.
public struct SiteCheck: Sendable {
  private let folder: String

  public init(folder: String) { self.folder = folder }

  /// What is wrong with the pages, by page and line.
  public func findings() throws(Fault) -> [SiteFinding] {
    let files = try FolderTree(folder).items().filter { $0.kind != .folder }.map(\.path)
    let paths = SitePaths(files)
    var findings = SiteFindings()
    for path in files where path.hasSuffix(".html") {
      guard let data = FileManager.default.contents(atPath: folder + "/" + path) else {
        throw .unreadable(folder + "/" + path, EIO)
      }
      var check = PageCheck(Array(data), at: path, in: paths)
      findings.add(check.run())
    }
    return findings.sorted()
  }
}
