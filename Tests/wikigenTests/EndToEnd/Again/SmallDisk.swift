import Foundation

/// A file system of 3 MB, which one process and its children see, in a folder of theirs.
enum SmallDisk {
  /// Whether this machine lets us make one.
  static let canBeMade: Bool = {
    do {
      let folder = try TemporaryFolder()
      return try run("true", in: folder) == 0
    } catch {
      return false
    }
  }()

  /// The exit code of a shell script that has the disk in the folder `disk`; `arguments` are `$1`
  /// and so on.
  static func run(
    _ script: String, _ arguments: [String] = [], in folder: TemporaryFolder
  ) throws -> Int32 {
    try folder.makeFolder("disk")
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/unshare")
    process.arguments =
      [
        "--mount", "/bin/sh", "-e", "-c",
        "mount -t tmpfs -o size=3m wikigen-test disk\n\(script)", "sh",
      ] + arguments
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.environment = BuiltProgram.surroundings.merging(
      ["WIKIGEN_SOURCE": "rickandmorty"]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
