import Diagnostics
import Foundation

/// A file beside the site that tells of the build: its report, its list of changes.
///
/// Whether it could be written is found out before anything is fetched. The list of changes is written
/// before the new site takes its place, which does not happen if that fails; the report is written
/// last, and should that fail after all, the site stands and the build ends with a warning.
struct SideFile {
  /// The flag that names it.
  let flag: String
  let path: String
  /// As the user would type it.
  let name: String

  /// Each must be a file of its own: the one that is written last would be all there is.
  static func check(_ files: [SideFile], outside output: String) throws(Fault) {
    var owners: [String: SideFile] = [:]
    for file in files {
      try file.check(outside: output)
      guard file.isReplaceable else { continue }
      if let owner = owners.updateValue(file, forKey: file.path.resolvedPath) {
        throw .sharedSideFile(file.name, owner.flag, file.flag)
      }
    }
  }

  func check(outside output: String) throws(Fault) {
    let place = path.resolvedPath
    let site = output.resolvedPath
    guard !place.isPath(below: site) else { throw Fault.sideFileInSite(name, flag) }
    guard site != place, !site.isPath(below: place), isWritable else {
      throw Fault.unwritableSideFile(name, flag)
    }
  }

  func write(_ text: String) throws(Fault) {
    do {
      let file = URL(filePath: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file, options: isReplaceable ? .atomic : [])
    } catch {
      throw Fault.unwritableSideFile(name, flag)
    }
  }

  /// Behind what is there: the steps of a job share one summary.
  func append(_ text: String) throws(Fault) {
    guard DiskItem(atPath: path) != nil else { return try write(text) }
    do {
      let file = try FileHandle(forWritingTo: URL(filePath: path))
      // A pipe has no end to go to, and needs none.
      if isReplaceable { try file.seekToEnd() }
      try file.write(contentsOf: Data(text.utf8))
      try file.close()
    } catch {
      throw Fault.unwritableSideFile(name, flag)
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

extension SideFile {
  func write(_ report: BuildReport) throws(Fault) {
    let text: String
    do {
      text = try report.json()
    } catch {
      throw Fault.unwritableSideFile(name, flag)
    }
    try write(text)
  }

  /// `nil` if no report is asked for.
  static func report(_ settings: BuildSettings) -> SideFile? {
    settings.report.map { SideFile(flag: "--report", path: $0, name: settings.shown($0)) }
  }

  /// `nil` if no summary is asked for.
  static func summary(_ settings: BuildSettings) -> SideFile? {
    settings.summary.map { SideFile(flag: "--summary", path: $0, name: settings.shown($0)) }
  }

  /// `nil` if no list of changes is asked for.
  static func changes(_ settings: BuildSettings) -> SideFile? {
    settings.changes.map { SideFile(flag: "--changes", path: $0, name: settings.shown($0)) }
  }
}
