import Diagnostics

extension PackableSite {
  /// Lays the files that a reader is shown into a folder, for a program that packs folders.
  public func lay(into folder: String, jobs: Int) async throws(Fault) {
    let files = shownFiles
    for inner in Set(files.flatMap(\.parentFolders)).sorted() {
      try FileWriter.makeFolders("\(folder)/\(inner)")
    }
    _ = try await files.concurrentMap(jobs: jobs) { [self] file throws(Fault) in
      _ = try bytes(of: file)
      try FileCopy.take(
        "\(self.folder.path)/\(file)", to: "\(folder)/\(file)", named: "\(folder)/\(file)")
    }
  }
}
