import Foundation

/// A folder that is gone when the test is over.
final class TemporaryFolder: Sendable {
  let path: String

  /// `files` are texts by path.
  init(_ files: [String: String] = [:]) throws {
    let name = "wikigen-tests-\(UUID().uuidString)"
    let url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appending(path: name)
    path = url.path(percentEncoded: false)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (file, text) in files { try write(text, to: file) }
  }

  deinit {
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      print("\(path) is left over: \(error)")
    }
  }

  func write(_ text: String, to file: String) throws {
    let url = URL(filePath: path).appending(path: file)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func text(of file: String) throws -> String {
    try String(contentsOfFile: "\(path)/\(file)", encoding: .utf8)
  }

  func link(_ file: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(path)/\(file)", withDestinationPath: destination)
  }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: "\(path)/\(name)", withIntermediateDirectories: true)
  }
}
