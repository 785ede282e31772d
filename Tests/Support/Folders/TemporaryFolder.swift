import Foundation

/// A folder that is there while a test's closure runs.
public struct TemporaryFolder: Sendable {
  public let path: String

  @discardableResult
  public static func run<Value>(
    _ body: (TemporaryFolder) async throws -> Value
  ) async throws -> Value {
    let path = FileManager.default.temporaryDirectory
      .appending(path: "wikigen-test-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    do {
      let value = try await body(TemporaryFolder(path: path))
      try FileManager.default.removeItem(atPath: path)
      return value
    } catch {
      try FileManager.default.removeItem(atPath: path)
      throw error
    }
  }

  /// Writes a file, making the folders that its path names.
  public func write(_ text: String, to relative: String) throws {
    let url = URL(filePath: path).appending(path: relative)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }
}
