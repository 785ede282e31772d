import Diagnostics
import Foundation

/// What lies in the old site that wikigen did not write.
struct ForeignFiles {
  private let output: OutputFolder
  private let planned: SitePaths
  private let items: [FolderTree.Item]

  init(in output: OutputFolder, of old: Manifest?, planned: SitePaths) throws(Fault) {
    self.output = output
    self.planned = planned
    let ours = old?.files ?? [:]
    items = try FolderTree(output.path).items().filter {
      !SitePaths.own.contains($0.path) && ours[$0.path] == nil
    }
  }

  /// Refuses a file that stands where the new site has one of its own.
  func refuseTaken() throws(Fault) {
    guard let taken = items.first(where: { $0.kind != .folder && planned.contains($0.path) }) else {
      return
    }
    throw .strayFile("\(output.name)/\(taken.path)")
  }

  /// Brings all of it into the new site, and counts the files.
  func carry(into stage: StageFolder) throws(Fault) -> Int {
    let modes = Dictionary(
      items.filter { $0.kind == .folder }.map { ($0.path, $0.mode) },
      uniquingKeysWith: { first, _ in first })
    var count = 0
    // A folder of which nothing but our own files is left does not come along.
    for item in items where item.isLeaf && !planned.contains(item.path) {
      try refuseConflict(item)
      for folder in item.path.parentFolders { try carryFolder(folder, modes[folder], into: stage) }
      if item.kind == .folder {
        try carryFolder(item.path, item.mode, into: stage)
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
    _ folder: String, _ mode: mode_t?, into stage: StageFolder
  ) throws(Fault) {
    let target = "\(stage.path)/\(folder)"
    if mkdir(target, 0o755) == 0 {
      // We must still be able to write into it.
      chmod(target, (mode ?? 0o755) | 0o700)
    } else if errno != EEXIST {
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
      try FileCopy.take(source, to: target, named: "\(output.name)/\(item.path)")
    }
  }
}
