import Foundation

extension String {
  /// The absolute path without `..` and without symbolic links, as far as it is there; what is not
  /// there yet stays as it is.
  var resolvedPath: String {
    split(separator: "/").reduce("/") { path, name in
      switch name {
      case ".": return path
      case "..": return path.parentPath
      default:
        let step = path.appending(component: String(name))
        guard let real = realpath(step, nil) else { return step }
        defer { free(real) }
        return String(cString: real)
      }
    }
  }

  /// Whether a resolved path lies somewhere in this folder, which is resolved too.
  func isPath(below folder: String) -> Bool {
    self != folder && hasPrefix(folder.appending(component: ""))
  }
}
