import Diagnostics
import Foundation

/// Checks a folder as a site, whoever made it: its pages, drawings and style sheets, its paths, and
/// whether its home page leads to all of it.
public struct SiteCheck: Sendable {
  private let folder: String
  private let jobs: Int

  /// `folder` is relative to the current one, or absolute; `jobs` files are read at a time.
  public init(folder: String, jobs: Int) {
    self.folder = folder
    self.jobs = jobs
  }

  public func run() async throws(Fault) -> CheckedSite {
    do throws(Fault) {
      guard try FileStatus(of: folder, followingLinks: true)?.kind == .folder else {
        throw .noFolder(folder)
      }
      guard try !ShareFolder.isThere(in: folder) else { throw Fault.uncheckableShare(folder) }
      return try await checked()
    } catch {
      throw error.category == .output ? error.advising("Change its permissions") : error
    }
  }

  private func checked() async throws(Fault) -> CheckedSite {
    let files = try self.files()
    let paths = SitePaths(files)
    let reader = PageReader(folder: folder, paths: paths, jobs: jobs)
    let kinds = files.map { FileKind(of: $0) }
    let readable = zip(files, kinds).filter { $1 != nil }.map(\.0)
    var findings = SiteFindings()
    let checked = try await reader.check(readable)
    for page in checked { findings.add(page) }
    return CheckedSite(
      files: files.count, pages: kinds.count { $0 == .page },
      findings: (findings.sorted() + paths.collisions).sorted(),
      orphans: try SiteOrphans(checked, in: folder, paths)?.findings)
  }

  /// A link counts as what it leads to, and one that leads nowhere as nothing.
  private func files() throws(Fault) -> [String] {
    var files: [String] = []
    for item in try FolderTree(folder).items() {
      switch item.kind {
      case .file: files.append(item.path)
      case .folder: break
      case .link, .other:
        let status = try FileStatus(of: "\(folder)/\(item.path)", followingLinks: true)
        if status?.kind == .file { files.append(item.path) }
      }
    }
    return files
  }
}
