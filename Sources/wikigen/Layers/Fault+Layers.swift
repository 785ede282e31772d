import Diagnostics

extension Fault {
  static func unreadableFile(_ path: String) -> Fault {
    Fault(
      .configuration, path, "can't be read", remedy: "Correct its permissions, or remove it",
      category: .configuration)
  }

  static func linkOutside(_ path: String, of folder: String) -> Fault {
    Fault(
      .configuration, path, "is a link that leads out of \(folder)",
      remedy: "Put the file itself there", category: .configuration)
  }
}
