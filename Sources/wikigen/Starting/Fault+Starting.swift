import Diagnostics

extension Fault {
  static func startTaken(_ files: [String], in folder: String) -> Fault {
    let more = files.count > 3 ? " and \((files.count - 3).counted("more file"))" : ""
    return Fault(
      .commandLine, folder,
      "has \(files.prefix(3).joined(separator: ", "))\(more) already; nothing was written",
      remedy: "Name another folder, or move what is there away", category: .output)
  }

  static func unwritableStart(_ path: String) -> Fault {
    Fault(
      .commandLine, path, "can't be written",
      remedy: "Correct the permissions of the folder, or name another one", category: .output)
  }
}
