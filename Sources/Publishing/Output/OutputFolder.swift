import Diagnostics
import Foundation

/// The folder that `--out` names, wherever links lead, whether it is there already or not.
struct OutputFolder: Sendable {
  /// As the user wrote it.
  let name: String
  /// Absolute, without symbolic links.
  let path: String

  init(_ name: String) throws(Fault) {
    guard !name.isEmpty else { throw .unnamedOutput() }
    self.name = name
    path = try Self.resolve(name, from: Self.real("."))
  }

  var parent: String { path.folderOfPath }

  /// Whether the process stands in it or in a folder of it.
  func holdsWorkingFolder() throws(Fault) -> Bool {
    let working = try Self.real(".")
    return working == path || working.hasPrefix(path == "/" ? "/" : path + "/")
  }

  /// The name of what lies beside it while a site is built.
  func asideName(_ process: Int32, _ role: StageFolder.Role) -> String {
    "\(asidePrefix)\(process)\(role.rawValue)"
  }

  /// The process that put a folder of this name beside it, and what for.
  func aside(named name: String) -> (process: Int32, role: StageFolder.Role)? {
    guard name.hasPrefix(asidePrefix) else { return nil }
    let rest = name.dropFirst(asidePrefix.count)
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard let process = Int32(digits),
      let role = StageFolder.Role(rawValue: String(rest.dropFirst(digits.count)))
    else { return nil }
    return (process, role)
  }

  private var asidePrefix: String { ".\(path.split(separator: "/").last ?? "").wikigen-" }

  private static func resolve(_ name: String, from base: String) throws(Fault) -> String {
    var path = name.hasPrefix("/") ? "/" : base
    for component in name.split(separator: "/") {
      switch component {
      case ".": continue
      case "..": path = path.folderOfPath
      default: path = try step(to: path == "/" ? "/\(component)" : "\(path)/\(component)")
      }
    }
    return path
  }

  /// The folder at `path`, or `path` itself where nothing is yet.
  private static func step(to path: String) throws(Fault) -> String {
    guard let status = try FileStatus(of: path, followingLinks: true) else {
      guard try FileStatus(of: path, followingLinks: false) != nil else { return path }
      // A link to nothing: its target is the place to build in.
      return try resolve(FolderLink.target(of: path), from: path.folderOfPath)
    }
    guard status.kind == .folder else { throw .fileInTheWay(path) }
    return try real(path)
  }

  private static func real(_ path: String) throws(Fault) -> String {
    guard let resolved = realpath(path, nil) else { throw .unreadable(path, errno) }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}

extension String {
  /// Of an absolute path without links; the root is its own folder.
  var folderOfPath: String {
    guard let slash = lastIndex(of: "/"), slash != startIndex else { return "/" }
    return String(self[..<slash])
  }
}
