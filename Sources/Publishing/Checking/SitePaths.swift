import Diagnostics

/// The paths of a site's files, and where a link leads among them.
struct SitePaths: Sendable {
  private var exact: Set<String> = []
  /// Lower-cased path to path.
  private var folded: [String: String] = [:]
  private(set) var folders: Set<String> = []

  init(_ paths: some Sequence<String>) {
    for path in paths { add(path) }
  }

  /// Refuses paths that no site may have, and two that can't be files of one folder everywhere.
  init(planned files: [PlannedFile]) throws(Fault) {
    var owners = [Manifest.fileName: Self.manifestFile]
    add(Manifest.fileName)
    for file in files {
      if let refusal = file.refusal { throw .refusedPath(file.path, refusal) }
      if let owner = owners.updateValue(file, forKey: file.path.lowercased()) {
        throw .collidingPaths(owner, file)
      }
      add(file.path)
    }
    for file in files {
      for folder in file.path.parentFolders {
        guard let owner = owners[folder.lowercased()] else { continue }
        throw .collidingPaths(owner, file)
      }
    }
  }

  func contains(_ path: String) -> Bool { exact.contains(path) }

  /// Where a percent-encoded relative path leads from a page in `folder` (`characters/`, or empty).
  func resolve(_ path: ArraySlice<UInt8>, from folder: [UInt8]) -> Resolution {
    var steps = PathSteps(from: folder)
    let segments = path.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    for (index, segment) in segments.enumerated() {
      let name = segment.percentDecoded
      if name.contains(UInt8(ascii: "/")) { return .missing }
      guard steps.take(name, isLast: index == segments.count - 1) else { return .outside }
    }
    let target = String(decoding: steps.path, as: UTF8.self)
    if steps.isFolder || folders.contains(target) { return .folder }
    if exact.contains(target) { return .file(target) }
    return folded[target.lowercased()].map { .wrongCase($0) } ?? .missing
  }

  private mutating func add(_ path: String) {
    exact.insert(path)
    folded[path.lowercased()] = path
    folders.formUnion(path.parentFolders)
  }

  private static let manifestFile = PlannedFile(
    path: Manifest.fileName, digest: "", isPage: false, bytes: { [] })
}
