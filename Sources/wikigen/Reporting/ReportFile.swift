import Diagnostics
import Foundation

/// The file that `--report` names.
///
/// Whether it could be written is found out before anything is fetched. It is written last, since
/// only then its numbers are known; should that fail after all, the site stands all the same, and
/// the build ends with a warning.
struct ReportFile {
  let path: String
  /// As the user would type it.
  let name: String

  func check(outside output: String) throws(Fault) {
    let place = path.resolvedPath
    let site = output.resolvedPath
    guard !place.isPath(below: site) else { throw Fault.reportInSite(name) }
    guard site != place, !site.isPath(below: place), isWritable else {
      throw Fault.unwritableReport(name)
    }
  }

  func write(_ report: BuildReport) throws(Fault) {
    do {
      let text = try report.json()
      let file = URL(filePath: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file, options: isReplaceable ? .atomic : [])
    } catch {
      throw Fault.unwritableReport(name)
    }
  }

  private var isWritable: Bool {
    let item = DiskItem(atPath: path)
    guard item != .folder else { return false }
    if item != nil, !isReplaceable { return FileManager.default.isWritableFile(atPath: path) }
    // For a new file it is the folder that counts, or the one to make that in.
    var folder = path.parentPath
    while DiskItem(atPath: folder) == nil { folder = folder.parentPath }
    return DiskItem(atPath: folder) == .folder
      && FileManager.default.isWritableFile(atPath: folder)
  }

  /// Whether a new file may take the place of what is there. A link, a pipe or a device must stay:
  /// the root user would lose `/dev/stdout`.
  private var isReplaceable: Bool {
    var status = stat()
    return lstat(path, &status) != 0 || status.st_mode & S_IFMT == S_IFREG
  }
}

extension ReportFile {
  /// `nil` if no report is asked for.
  init?(_ settings: BuildSettings) {
    guard let path = settings.report else { return nil }
    self.init(path: path, name: settings.shown(path))
  }
}
