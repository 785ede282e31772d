import Foundation
import Testing

/// A new folder for one test, removed at its end.
struct ScratchFolder {
  let path: String

  static func with<Value>(_ body: (ScratchFolder) async throws -> Value) async throws -> Value {
    let path = FileManager.default.temporaryDirectory.path + "/wikigen-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    defer {
      do {
        try FileManager.default.removeItem(atPath: path)
      } catch {
        Issue.record("\(path) was left behind: \(error)")
      }
    }
    return try await body(ScratchFolder(path: path))
  }

  /// Where the tests build.
  var site: String { path + "/site" }

  func write(_ text: String, to file: String) throws {
    let target = URL(fileURLWithPath: "\(path)/\(file)")
    try FileManager.default.createDirectory(
      at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: target)
  }

  func text(of file: String) throws -> String {
    try String(contentsOfFile: "\(path)/\(file)", encoding: .utf8)
  }

  /// Every file below `folder` with its text, hidden ones included; an empty folder ends in `/`.
  func tree(_ folder: String = "site") throws -> [String: String] {
    let root = "\(path)/\(folder)"
    var tree: [String: String] = [:]
    for file in try FileManager.default.subpathsOfDirectory(atPath: root) {
      let whole = "\(root)/\(file)"
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: whole, isDirectory: &isFolder)
      if !isFolder.boolValue {
        tree[file] = try String(contentsOfFile: whole, encoding: .utf8)
      } else if try FileManager.default.contentsOfDirectory(atPath: whole).isEmpty {
        tree[file + "/"] = ""
      }
    }
    return tree
  }

  func names(_ folder: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "\(path)/\(folder)").sorted()
  }
}
