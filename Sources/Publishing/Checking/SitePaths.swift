import Diagnostics

/// The paths of a site's files, and where a link leads among them.
///
/// A class because the check of each page holds it.
final class SitePaths: Sendable {
  let folders: Set<String>
  private let table: PathTable
  /// Those files that are folders too, where two ways to write `é` are two names.
  private let ambiguous: Set<Int32>
  /// Lower-cased path to place, of those that are not in lower case.
  private let folded: [String: Int32]

  init(_ paths: some Sequence<String>) {
    let table = PathTable(paths)
    var folders: Set<String> = []
    var folded: [String: Int32] = [:]
    var last: Substring?
    for (place, path) in table.sorted.enumerated() {
      // Neighbours mostly lie in one folder.
      let folder = path.parentFolder
      if folder != last { folders.formUnion(path.parentFolders) }
      last = folder
      if !path.isLowerCaseASCII { folded[path.lowercased()] = Int32(place) }
    }
    self.table = table
    self.folders = folders
    self.folded = folded
    ambiguous = Set(folders.compactMap { table.place(of: $0) })
  }

  /// All of them, sorted.
  var sorted: [String] { table.sorted }

  /// Those of a site that was published.
  convenience init(of manifest: Manifest) { self.init(site: manifest.files.keys) }

  /// Those of a site with these files and its records.
  convenience init(site files: some Sequence<String>) { self.init(Array(files) + Self.own) }

  /// Refuses paths that no site may have, and two that can't be files of one folder everywhere.
  convenience init(planned files: [PlannedFile]) throws(Fault) {
    var paths: [String] = []
    paths.reserveCapacity(files.count)
    // By their places: a file that is handed out is copied, and with it a count of who holds each of its parts.
    for index in files.indices {
      let path = files[index].path
      if let refusal = PlannedFile.refusal(of: path) { throw .refusedPath(path, refusal) }
      paths.append(path)
    }
    self.init(site: paths)
    // Where all are in lower case, two that collide are neighbours, or one is a folder of the other.
    let mayCollide =
      !folded.isEmpty || folders.contains { table.place(of: $0) != nil }
      || zip(sorted, sorted.dropFirst()).contains { $0 == $1 }
    if mayCollide { try Self.refuseCollisions(of: files) }
  }

  private static func refuseCollisions(of files: [PlannedFile]) throws(Fault) {
    var owners = Dictionary(
      uniqueKeysWithValues: Self.own.map {
        ($0, PlannedFile(path: $0, digest: "", isPage: false, bytes: { [] }))
      })
    for file in files {
      if let owner = owners.updateValue(file, forKey: file.path.lowercased()) {
        throw .collidingPaths(owner, file)
      }
    }
    var last: Substring?
    for file in files where file.path.parentFolder != last {
      for folder in file.path.parentFolders {
        guard let owner = owners[folder.lowercased()] else { continue }
        throw .collidingPaths(owner, file)
      }
      last = file.path.parentFolder
    }
  }

  func contains(_ path: String) -> Bool { place(of: path) != nil }

  /// The place of a path among the sorted ones.
  func place(of path: String) -> Int32? { table.place(of: path) }

  /// The file that a walk came to; nil if to none, for which `resolution` has the reason.
  func place(at steps: PathSteps) -> Int32? {
    guard steps.end == .file, let place = table.place(of: steps.path.span),
      ambiguous.isEmpty || !ambiguous.contains(place)
    else { return nil }
    return place
  }

  /// The file that a link leads to as it stands; nil of one that must be walked.
  func place(of link: Span<UInt8>, by links: PlainLinks) -> Int32? {
    guard let place = links.place(of: link, among: table),
      ambiguous.isEmpty || !ambiguous.contains(place)
    else { return nil }
    return place
  }

  func resolution(at steps: PathSteps) -> Resolution {
    if let place = place(at: steps) { return .file(sorted[Int(place)]) }
    switch steps.end {
    case .outside: return .outside
    case .missing: return .missing
    case .folder: return .folder
    case .file:
      let target = String(decoding: steps.path, as: UTF8.self)
      if folders.contains(target) { return .folder }
      return otherCase(of: target).map { .wrongCase($0) } ?? .missing
    }
  }

  /// Where a percent-encoded relative path leads from a page in `folder` (`characters/`, or empty).
  func resolve(_ path: ArraySlice<UInt8>, from folder: [UInt8]) -> Resolution {
    var steps = PathSteps(from: folder)
    steps.walk(path.span)
    return resolution(at: steps)
  }

  /// The last path that differs in nothing but case.
  private func otherCase(of target: String) -> String? {
    let name = target.lowercased()
    let plain = place(of: name).flatMap { sorted[Int($0)].isLowerCaseASCII ? $0 : nil }
    return [plain, folded[name]].compactMap(\.self).max().map { sorted[Int($0)] }
  }

  /// What every site has besides the files that were planned.
  static let own = RecordNames.site.all
}
