import Diagnostics
import Foundation

/// The regular files below a folder. Hidden ones are left out, symbolic links are followed as long
/// as they stay inside.
struct FolderTree {
  let root: String

  /// Their paths from the folder on, sorted.
  func files() throws(Fault) -> [String] {
    try files(below: "", within: [root.resolvedPath])
  }

  static func bytes(ofFile path: String) throws(Fault) -> [UInt8] {
    do {
      return [UInt8](try Data(contentsOf: URL(filePath: path)))
    } catch {
      throw Fault.unreadableFile(path)
    }
  }

  /// `ancestors` are the real paths of the folders above, so that a link to one of them ends.
  private func files(below folder: String, within ancestors: [String]) throws(Fault) -> [String] {
    var files: [String] = []
    for name in try names(in: folder) where !name.hasPrefix(".") {
      let path = folder.isEmpty ? name : "\(folder)/\(name)"
      let file = root.appending(component: path)
      let real = file.resolvedPath
      guard isInside(real, ancestors) else { throw Fault.linkOutside(file, of: root) }
      switch DiskItem(atPath: file) {
      case .file: files.append(path)
      case .folder where !ancestors.contains(real):
        files += try self.files(below: path, within: ancestors + [real])
      case .folder, .other: continue
      case nil: throw Fault.unreadableFile(file)
      }
    }
    return files
  }

  private func names(in folder: String) throws(Fault) -> [String] {
    let path = folder.isEmpty ? root : root.appending(component: folder)
    do {
      return try FileManager.default.contentsOfDirectory(atPath: path).sorted()
    } catch {
      throw Fault.unreadableFile(path)
    }
  }

  private func isInside(_ real: String, _ ancestors: [String]) -> Bool {
    let top = ancestors.first ?? root
    return real == top || real.isPath(below: top)
  }
}
