import Diagnostics

/// The paths of a site's files, and where a link leads among them.
struct SitePaths: Sendable {
  /// All of them, sorted.
  let sorted: [String]
  private var places: [String: Int32] = [:]
  /// Lower-cased path to path.
  private var folded: [String: String] = [:]
  private(set) var folders: Set<String> = []

  init(_ paths: some Sequence<String>) {
    sorted = paths.sorted()
    for (place, path) in sorted.enumerated() {
      places[path] = Int32(place)
      folded[path.lowercased()] = path
      folders.formUnion(path.parentFolders)
    }
  }

  /// Those of a site that was published.
  init(of manifest: Manifest) { self.init(site: manifest.files.keys) }

  /// Those of a site with these files and its records.
  init(site files: some Sequence<String>) { self.init(Array(files) + Self.own) }

  /// Refuses paths that no site may have, and two that can't be files of one folder everywhere.
  init(planned files: [PlannedFile]) throws(Fault) {
    var owners = Dictionary(
      uniqueKeysWithValues: Self.own.map {
        ($0, PlannedFile(path: $0, digest: "", isPage: false, bytes: { [] }))
      })
    for file in files {
      if let refusal = file.refusal { throw .refusedPath(file.path, refusal) }
      if let owner = owners.updateValue(file, forKey: file.path.lowercased()) {
        throw .collidingPaths(owner, file)
      }
    }
    for file in files {
      for folder in file.path.parentFolders {
        guard let owner = owners[folder.lowercased()] else { continue }
        throw .collidingPaths(owner, file)
      }
    }
    self.init(site: files.map(\.path))
  }

  func contains(_ path: String) -> Bool { places[path] != nil }

  /// The place of a path among the sorted ones.
  func place(of path: String) -> Int32? { places[path] }

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
    if has(target) { return .file(target) }
    return folded[target.lowercased()].map { .wrongCase($0) } ?? .missing
  }

  /// Byte by byte, as servers compare: `é` can be written in two ways that are equal to Swift.
  private func has(_ target: String) -> Bool {
    places[target].map { sorted[Int($0)].utf8.elementsEqual(target.utf8) } ?? false
  }

  /// What every site has besides the files that were planned.
  static let own = RecordNames.site.all
}
