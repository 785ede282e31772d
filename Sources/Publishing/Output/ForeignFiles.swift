import Diagnostics
import Foundation

/// What lies in the old site that wikigen did not write.
struct ForeignFiles {
  private let output: OutputFolder
  private let planned: SitePaths
  private let items: [FolderTree.Item]

  init(
    in output: OutputFolder, of old: Manifest?, records: RecordNames = .site, planned: SitePaths
  ) throws(Fault) {
    self.output = output
    self.planned = planned
    let ours = old?.files ?? [:]
    let isOurs = { (path: String) in records.all.contains(path) || ours[path] != nil }
    items = try FolderTree(output.path).items(passing: isOurs).filter { !isOurs($0.path) }
    for folder in items where folder.kind == .folder {
      // The old folder would take it along, and its removal what lies in it.
      if FolderTree.isMountPoint("\(output.path)/\(folder.path)") {
        throw .innerMount("\(output.name)/\(folder.path)")
      }
    }
  }

  /// What comes along, relative to the site.
  var carried: Set<String> { Set(items.filter { $0.kind != .folder }.map(\.path)) }

  /// Refuses a file that stands where the new site has one of its own.
  func refuseTaken() throws(Fault) {
    guard let taken = items.first(where: { $0.kind != .folder && planned.contains($0.path) }) else {
      return
    }
    throw .strayFile("\(output.name)/\(taken.path)")
  }

  /// Brings all of it into the new site, and counts the files.
  func carry(into stage: StageFolder) throws(Fault) -> Int {
    let folders = Dictionary(
      items.filter { $0.kind == .folder }.map { ($0.path, $0) },
      uniquingKeysWith: { first, _ in first })
    var count = 0
    // A folder of which nothing but our own files is left does not come along.
    for item in items where item.isLeaf && !planned.contains(item.path) {
      try refuseConflict(item)
      for folder in item.path.parentFolders {
        try carryFolder(folder, folders[folder], into: stage)
      }
      if item.kind == .folder {
        try carryFolder(item.path, item, into: stage)
      } else {
        try carryFile(item, into: stage)
        count += 1
      }
    }
    return count
  }

  private func refuseConflict(_ item: FolderTree.Item) throws(Fault) {
    let isFileForFolder = item.kind != .folder && planned.folders.contains(item.path)
    guard !isFileForFolder, !item.path.parentFolders.contains(where: planned.contains) else {
      throw .strayFile("\(output.name)/\(item.path)")
    }
  }

  private func carryFolder(
    _ folder: String, _ old: FolderTree.Item?, into stage: StageFolder
  ) throws(Fault) {
    let target = "\(stage.path)/\(folder)"
    guard mkdir(target, 0o755) == 0 else {
      guard errno == EEXIST else { throw .unwritable("\(stage.name)/\(folder)", errno) }
      return
    }
    guard let old else { return }
    // Whoever else writes there must still be able to; only root may give a folder away.
    _ = chown(target, old.owner, old.group)
    // We must still be able to write into it.
    guard chmod(target, old.mode | 0o700) == 0 else {
      throw .unwritable("\(stage.name)/\(folder)", errno)
    }
  }

  private func carryFile(_ item: FolderTree.Item, into stage: StageFolder) throws(Fault) {
    let source = "\(output.path)/\(item.path)"
    let target = "\(stage.path)/\(item.path)"
    if item.kind == .link {
      let destination = try FolderLink.target(of: source)
      guard symlink(destination, target) == 0 else {
        throw .unwritable("\(output.name)/\(item.path)", errno)
      }
    } else {
      try FileCopy.take(source, to: target, named: "\(output.name)/\(item.path)") { code in
        // Old and new lie on one file system: it is the file itself that is somewhere else.
        code == EXDEV ? .innerMount("\(output.name)/\(item.path)") : nil
      }
    }
  }
}
